public import DictationCore

/// What the service says by itself, to the owner of a session or to the registered engine.
public enum ServiceSignal: Hashable, Sendable {
  /// The first sample was captured.
  case started(SessionID)
  /// 10 times a second while recording; 0 is silence, 1 the loudest.
  case level(SessionID, Double)
  /// `stable` no longer changes, `volatile` may.
  case partial(SessionID, stable: String, volatile: String)
  /// The service ended the recording by itself and goes on to process it.
  case stopped(SessionID)
  /// How much of a file is transcribed, 0 to 1.
  case progress(SessionID, Double)
  case textReady(SessionID, DraftStage, Draft)
  /// A model works on the text. `raw` is what was recognized, `rules` what `Accept` gives at once.
  case rewriting(SessionID, raw: String, rules: String)
  /// Where its words are shown while they are spoken, as the setting `preview` says it.
  case preview(SessionID, String)
  case failed(SessionID, DictationFailure)
  /// What the user should know about a session that goes on all the same, as one sentence.
  case remark(SessionID, String)
  /// How many undelivered texts can be taken.
  case pendingChanged(Int)
  /// A sentence for the user that belongs to no single dictation, such as that the disk is full.
  case noticed(String)
  case triggerRequested(Trigger)
  /// The screen was locked, the machine suspends, or the user was switched.
  case sessionInactive

  /// What somebody outside asks the engine for.
  public enum Trigger: String, Hashable, Sendable, CaseIterable {
    case toggle
    case start
    case stop
    case cancel
    /// Insert the oldest pending text where the caret is.
    case insert
    /// Take the last dictation out of its field, or take back what was changed of it.
    case undo
    /// Insert the last dictation again, where the caret is.
    case insertLast = "insert-last"
    /// Offer the other versions of the last dictation.
    case review
  }
}
