public import DictationCore

/// The dictation service as the input method sees it. Nothing here blocks: answers come through `reply`, events through
/// `InputMethod.handle(_: ServiceEvent)`, in the order in which the service sent them.
///
/// Isolation: everything in this module is non-isolated and non-Sendable; the program isolates it (to `GLibActor`).
public protocol ServicePort: AnyObject {
  func start(_ request: StartRequest, reply: @escaping (Result<SessionID, DictationFailure>) -> Void)
  func stop(_ session: SessionID)
  func cancel(_ session: SessionID)
  /// Takes the text as it is now, without what a model may still make of it.
  func accept(_ session: SessionID)
  /// Brings a cancelled take back within 60 s; its text arrives as `textReady`.
  func restore(_ session: SessionID)
  /// Says what became of a text.
  /// - Parameter remainder: with `.pending`, what is left of a text whose field changed after its first pieces were
  ///   sent: this, not the whole, is what `take` hands out later. Nil where nothing of the text was sent.
  func delivered(_ session: SessionID, _ outcome: DeliveryOutcome, remainder: Draft?)
  /// Says what of a dictation stands in a field, once it was delivered or changed there.
  /// - Parameter text: the draft as it was joined to its place.
  func inserted(_ session: SessionID, _ draft: Draft, as text: String)
  /// The versions of a dictation, as long as the service remembers it; the one that is inserted comes first.
  func alternatives(
    of session: SessionID, reply: @escaping (Result<[Alternative], DictationFailure>) -> Void)
  /// Has a model write a dictation in a tone that was offered among its versions.
  func write(
    _ session: SessionID, in tone: String, reply: @escaping (Result<Alternative, DictationFailure>) -> Void)
  /// Claims the oldest pending text, once; nil where nothing is pending. Texts that were dismissed count as pending,
  /// but are handed out after all others.
  func take(reply: @escaping (Result<PendingText?, DictationFailure>) -> Void)
}
