/// Everything that can happen to a dictation.
public enum DictationEvent: Hashable, Sendable {
  // The user
  case trigger(TriggerSignal, Occasion)
  /// Begin hands free, unless a recording runs.
  case startRequested(Occasion)
  /// End the recording, if one runs.
  case stopRequested
  case cancelRequested
  /// Insert the oldest pending text here.
  case insertRequested(Occasion)
  /// Bring back what was cancelled last.
  case restoreRequested(Occasion)
  /// Do something about what was dictated last.
  case amendmentRequested(Amendment, Occasion)

  // Answers of the service
  case startReplied(TakeNumber, Result<SessionID, DictationFailure>)
  case claimReplied(TakeNumber, Result<PendingText?, DictationFailure>)

  // The service by itself
  case started(SessionID)
  case level(SessionID, Double)
  case partial(SessionID, stable: String, volatile: String)
  case textReady(SessionID, DraftStage, Draft)
  /// A model works on the text; `rules` is what can be had at once.
  case rewriting(SessionID, raw: String, rules: String)
  case failed(SessionID, DictationFailure)
  case stopped(SessionID)
  /// What the user should know about a dictation that goes on all the same, as one sentence.
  case remark(String)
  case pendingCount(Int)
  case sessionInactive
  case unavailable(DictationFailure)

  // What became of a text that was to be delivered
  case delivered(SessionID)
  case heldBack(SessionID)
  /// The user put its text away when it was offered to choose from.
  case declined(SessionID)
  /// What was dictated last is as it was asked for; or why not, in one sentence.
  case amended(String?)

  /// A deadline has come, or the focus has moved.
  case tick
}
