internal import AudioFiles
internal import DictationCore
internal import GLibRuntime
internal import Glibc
internal import Localization
internal import ServiceInterface
internal import Speech

/// Whether the recognizer and its model work: half a second of silence goes all the way through it.
@GLibActor
struct RecognizerCheck {
  let client: DictationClient
  let environment: DoctorEnvironment

  func finding() async -> Finding {
    do {
      let events = client.events()
      let session = try await client.transcribe(
        try silence(), TranscribeRequest(name: localized("a test of the recognizer")))
      for await event in events {
        switch event {
        case .signal(.textReady(session, .final, _)): return works
        case .signal(.failed(session, let failure)) where failure.code == .nothingHeard: return works
        case .signal(.failed(session, let failure)), .unavailable(let failure): throw failure
        default: break
        }
      }
      return .skipped("recognizer", localized("The service gave no answer."))
    } catch let failure as DictationFailure {
      return .failed(
        "recognizer", failure.sentence,
        fix: localized("`sudo apt install pocketsphinx-en-us` brings the embedded recognizer's model."))
    } catch {
      return .skipped("recognizer", "\(error)")
    }
  }

  private var works: Finding { .ok("recognizer", localized("It is loaded and listens.")) }

  /// A sound file that nobody else sees.
  private func silence() throws -> OwnedDescriptor {
    let path = "\(environment["XDG_RUNTIME_DIR"] ?? "/tmp")/utter-doctor-\(getpid()).wav"
    defer { unlink(path) }
    let writer = try AudioFileWriter(path: path)
    try writer.write([Int16](repeating: 0, count: AudioFormat.sampleRate / 2))
    try writer.close()
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DictationFailure(.badRequest, localized("\(path) cannot be read: \(String(cString: strerror(errno)))."))
    }
    return OwnedDescriptor(adopting: descriptor)
  }
}
