public import DictationCore
public import GLibRuntime

/// The dictation service as its D-Bus object sees it: typed calls, each with its caller.
///
/// What is thrown is answered to the caller by name and sentence. Calls for a session of another caller, or for one
/// that is over, are the implementation's to refuse (`DictationFailure.Code.badRequest`).
@GLibActor
public protocol DictationServing: AnyObject {
  /// Somebody registered; answers how many texts can be taken, and the program's version.
  func register(_ client: ClientRegistration, from caller: Caller) async throws(DictationFailure) -> ServiceRegistration
  func start(_ request: StartRequest, from caller: Caller) async throws(DictationFailure) -> SessionID
  func stop(_ session: SessionID, from caller: Caller) async throws(DictationFailure)
  /// What is said while it is paused is not recorded.
  func setPaused(_ isPaused: Bool, _ session: SessionID, from caller: Caller) async throws(DictationFailure)
  func cancel(_ session: SessionID, from caller: Caller) async throws(DictationFailure)
  /// Takes the text as it is now, without what a model may still make of it.
  func accept(_ session: SessionID, from caller: Caller) async throws(DictationFailure)
  func restore(_ session: SessionID, from caller: Caller) async throws(DictationFailure)
  /// - Parameter remainder: with `.pending`, what is left where the first pieces of the text were sent.
  func delivered(
    _ session: SessionID, _ outcome: DeliveryOutcome, remainder: Draft?, from caller: Caller
  ) async throws(DictationFailure)
  /// What of a dictation stands in a field, once it was delivered or changed there.
  /// - Parameter text: the draft as it was joined to its place.
  func inserted(
    _ session: SessionID, _ draft: Draft, as text: String, from caller: Caller
  ) async throws(DictationFailure)
  /// Hands over a text that waits, or a copy of one that was inserted, to be changed. It waits again when the caller
  /// leaves, the copy does not.
  func edit(_ session: SessionID, from caller: Caller) async throws(DictationFailure) -> Draft
  /// The text waits, as it was changed.
  func edited(_ session: SessionID, _ draft: Draft, from caller: Caller) async throws(DictationFailure)
  func take(from caller: Caller) async throws(DictationFailure) -> PendingText?
  /// The versions of a dictation, what was inserted first, and the tones that `write` can be asked for; empty where
  /// they are no longer known.
  func alternatives(of session: SessionID, from caller: Caller) async throws(DictationFailure) -> [Alternative]
  /// Has a language model write a dictation in a tone.
  func write(
    _ session: SessionID, in tone: String, from caller: Caller
  ) async throws(DictationFailure) -> Alternative
  /// Leaves a text to be taken; not kept, and withdrawn by `cancel` or when the caller leaves the bus.
  func offer(_ draft: Draft, from caller: Caller) async throws(DictationFailure) -> SessionID
  func transcribe(
    _ file: OwnedDescriptor, _ request: TranscribeRequest, from caller: Caller
  ) async throws(DictationFailure) -> SessionID
  /// Has a language model rewrite a text.
  func rewrite(
    _ text: String, _ request: RewriteRequest, from caller: Caller
  ) async throws(DictationFailure) -> RewriteReply
  func tones() async throws(DictationFailure) -> ToneList
  /// What can be chosen here now.
  func choices() async -> ServiceChoices
  func status() async throws(DictationFailure) -> ServiceStatus
  /// Somebody outside asked for what a key does, and no engine is the input source in use.
  func triggerMissed(_ failure: DictationFailure)
  /// Somebody who registered or owns a session left the bus.
  func callerVanished(_ caller: Caller)
}
