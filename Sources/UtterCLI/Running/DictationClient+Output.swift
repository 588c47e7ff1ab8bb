internal import DictationCore
internal import GLibRuntime
internal import ServiceInterface

extension DictationClient {
  /// Prints a text, and lets the service forget it.
  func deliver(_ draft: Draft, of session: SessionID) async {
    delivered(session, .delivering)
    Terminal.print(draft.text)
    delivered(session, .delivered)
    await flush()
  }
}
