/// What a key asks for that is not about the microphone.
public enum KeyAction: Hashable, Sendable {
  case undo
  case review
  case insertAgain
  /// The candidate with that number; the first is 1.
  case pick(Int)
  case up
  case down
  /// To the candidates before those in sight, or behind them.
  case pageUp
  case pageDown
  /// The candidate that is marked.
  case accept
}
