/// How far a draft has come. `rules` may be followed by `final`; only `final` is committed.
public enum DraftStage: String, Sendable, CaseIterable {
  case rules
  case final
}
