/// What the trigger keys ask for. The gesture knows keys and time, not dictation.
public enum TriggerSignal: Hashable, Sendable {
  /// A hold key has been down alone for the arm delay: open the microphone, show nothing yet.
  case armed
  /// It was an ordinary press after all: nothing may remain of what `armed` began.
  case abandoned
  /// The press has become a hold.
  case held
  /// The hold ended as the user wished.
  case released
  /// The hold ended because the focus moved.
  case interrupted
  /// Another key joined the hold: it was a shortcut.
  case combined
  /// A short press, alone.
  case tapped
  case doubleTapped
  /// A toggle key was pressed.
  case toggled
  /// Escape, while it was ours.
  case escaped
  /// Enter, while it was ours.
  case accepted
}
