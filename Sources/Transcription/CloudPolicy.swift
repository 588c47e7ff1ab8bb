/// How the user wants web services to be used.
public struct CloudPolicy: Hashable, Sendable {
  /// A local recognizer takes over where the service fails.
  public var fallsBack: Bool
  /// After this long a local text counts, where the service has none yet; nil for never.
  public var raceAfter: Duration?

  public init(fallsBack: Bool = true, raceAfter: Duration? = .seconds(3)) {
    self.fallsBack = fallsBack
    self.raceAfter = raceAfter
  }
}
