/// Who asked for a dictation: a unique name on the session bus. Signals of a dictation go to its owner alone.
public struct SessionOwner: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}
