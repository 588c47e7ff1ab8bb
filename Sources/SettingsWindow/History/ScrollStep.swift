/// A step of a measurement of scrolling.
public enum ScrollStep: String, Hashable, Sendable {
  /// From one frame to the next, while it moves.
  case frame
  /// Until the next screenful is there to read.
  case screenful
  /// Until another place of the list is there to read.
  case jump
  /// It is over.
  case end
}
