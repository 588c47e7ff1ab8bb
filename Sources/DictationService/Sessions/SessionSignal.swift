public import DictationCore
public import Speech

/// What the owner of a dictation is told about it.
public enum SessionSignal: Hashable, Sendable {
  case started(SessionID)
  case level(SessionID, Double)
  case partial(SessionID, Hypothesis)
  case stopped(SessionID)
  case textReady(SessionID, DraftStage, Draft)
  case failed(SessionID, DictationFailure)
}
