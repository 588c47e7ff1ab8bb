public import DictationCore

/// The dictation service as the input method sees it. Nothing here blocks: answers come through `reply`, events through
/// `InputMethod.handle(_: ServiceEvent)`, in the order in which the service sent them.
///
/// Isolation: everything in this module is non-isolated and non-Sendable; the program isolates it (to `GLibActor`).
public protocol ServicePort: AnyObject {
  func start(_ request: StartRequest, reply: @escaping (Result<SessionID, DictationFailure>) -> Void)
  func stop(_ session: SessionID)
  func cancel(_ session: SessionID)
  /// Brings a cancelled take back within 60 s; its text arrives as `textReady`.
  func restore(_ session: SessionID)
  func delivered(_ session: SessionID, _ outcome: DeliveryOutcome)
  /// Claims the oldest pending text, once; nil where nothing is pending.
  func take(reply: @escaping (Result<PendingText?, DictationFailure>) -> Void)
}
