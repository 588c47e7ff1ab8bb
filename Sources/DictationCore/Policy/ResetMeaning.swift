/// What a `reset` without a focus event says about the field.
public enum ResetMeaning: Hashable, Sendable {
  /// The caret moved within the field.
  case caretMoved
  /// Either that, or the first sign of a move whose focus events follow at once.
  case undecided
  /// The field may be another: Qt sends nothing else when Tab moves on, not even into a password field.
  case fieldLeft
}
