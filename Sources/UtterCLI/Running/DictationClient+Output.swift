internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Glibc
internal import Localization
internal import ServiceInterface

extension DictationClient {
  /// Prints a text, and lets the service forget it. One that cannot be printed waits there.
  /// - Throws: `ExitCode`, after saying why, where not all of it could be printed.
  func deliver(_ draft: Draft, of session: SessionID) async throws(ExitCode) {
    delivered(session, .delivering)
    let failure = Terminal.put(draft.text + "\n")
    delivered(session, failure == nil ? .delivered : .pending)
    await flush()
    guard let failure else { return }
    let reason = String(cString: strerror(failure))
    Terminal.complain(localized("The text could not be printed (\(reason)), so it waits: utter take prints it."))
    throw .failure
  }
}
