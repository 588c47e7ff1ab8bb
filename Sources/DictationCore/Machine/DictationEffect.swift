/// What the machine wants done. Each is asked for once.
public enum DictationEffect: Hashable, Sendable {
  /// Answered by `startReplied`.
  case start(TakeNumber, StartRequest)
  case stop(SessionID)
  case cancel(SessionID)
  /// Take the text as it is now, and leave the model that works on it.
  case accept(SessionID)
  case restore(SessionID)
  /// Claim the oldest pending text; answered by `claimReplied`.
  case claim(TakeNumber)
  /// Bring the text into its field, if that is still there; answered by `delivered` or `heldBack`.
  case deliver(SessionID, Draft, CommitTarget)
  /// Do something about what was dictated last, if the field is still there; answered by `amended`.
  case amend(Amendment, CommitTarget)
  /// Tell the service what became of a text that never was to be delivered.
  case report(SessionID, DeliveryOutcome)
}
