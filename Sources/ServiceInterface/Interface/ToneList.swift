/// The tones that texts can be given.
public struct ToneList: Hashable, Sendable {
  /// Those that come with Utter first, then the user's own.
  public var names: [String]
  /// The one that was used last.
  public var current: String

  public init(names: [String], current: String) {
    self.names = names
    self.current = current
  }
}
