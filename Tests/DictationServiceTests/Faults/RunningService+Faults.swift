import GLibRuntime
import ServiceInterface
import TestSupport

/// What is killed beside the service and its worker, and comes back as it does for a user.
extension RunningService {
  /// The engine is killed: its connection ends without a word, and the daemon starts another.
  func restartEngine() async throws {
    await dropConnection()
    try await connectAgain()
  }

  /// The sound server is killed. The session's service manager starts another, with the same microphone.
  func restartSound() async throws {
    sound.crash()
    try await bringUpSound()
  }

  /// Every process of the session is killed at once; the user logs in again.
  func restartSession() async throws {
    await session.crash()
    sound.crash()
    for program in ["utterd", "utter-recognizer"] { session.kill(program) }
    await dropConnection()
    try await session.logInAgain()
    try await bringUpSound()
    try await connectAgain()
  }
}
