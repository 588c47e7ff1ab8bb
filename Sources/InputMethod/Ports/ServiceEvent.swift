public import DictationCore

/// What the service says by itself (the signals of its D-Bus interface).
public enum ServiceEvent: Hashable, Sendable {
  /// The first sample of this dictation was captured.
  case started(SessionID)
  /// 10 times a second while recording; 0 is silence, 1 the loudest.
  case level(SessionID, Double)
  /// `stable` no longer changes, `volatile` may.
  case partial(SessionID, stable: String, volatile: String)
  case textReady(SessionID, DraftStage, Draft)
  /// A model works on the text; `rules` is what can be had at once.
  case rewriting(SessionID, raw: String, rules: String)
  /// Where its words are shown while they are spoken, instead of as the settings say.
  case preview(SessionID, PreviewStyle)
  case failed(SessionID, DictationFailure)
  /// What the user should know about a dictation that goes on all the same, as one sentence.
  case remark(String)
  /// The service ended the recording by itself (maximum length, auto-stop) and goes on to process it.
  case stopped(SessionID)
  /// How many undelivered texts can be taken, the dismissed included; sent on registration and whenever it changes.
  case pendingCount(Int)
  /// Somebody outside (a desktop shortcut, `utter toggle`) asks for what the toggle key does.
  case triggerRequested(Trigger)
  /// The screen was locked, the machine suspends, or the user was switched: everything ends, nothing is offered.
  case sessionInactive
  /// The service went away. `available` follows when it is back and registered again.
  case unavailable(DictationFailure)
  case available
  /// What can be chosen at the service.
  case choices(PanelChoices)
  /// The service is of another version than we; an outdated one ends by itself, and a newer one follows it.
  case otherVersion(String, isOutdated: Bool)

  public enum Trigger: String, Hashable, Sendable, CaseIterable {
    case toggle
    case start
    case stop
    case cancel
    /// Insert the oldest pending text here.
    case insert
    /// Take the last dictation out of its field, or take back what was changed of it.
    case undo
    /// Insert the last dictation again, here.
    case insertLast = "insert-last"
    /// Offer the other versions of the last dictation.
    case review
  }
}
