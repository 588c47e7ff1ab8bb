/// How long a recording waits after it could not be recognized, and who is tried then.
enum Backoff {
  /// After so many failures a recognizer of this machine is tried, and from then on every other time: the chosen one may
  /// have been out of order for hours, and this machine may have none that can read it.
  static let failuresForLocal = 5
  /// From so many on nobody is tried by itself, until the service starts again: about a day after the first.
  static let lastFailure = 30

  private static let first = 30.0
  private static let longest = 3600.0

  /// Whether a recognizer of this machine has its turn.
  static func isLocal(after failures: Int) -> Bool {
    failures >= failuresForLocal && (failures - failuresForLocal).isMultiple(of: 2)
  }

  /// Doubles with each failure, and is spread by a quarter to both sides, so that what failed together does not come
  /// back together.
  /// - Parameters:
  ///   - failures: at least 1.
  ///   - dice: 0 to 1.
  static func delay(after failures: Int, dice: Double) -> Duration {
    var seconds = first
    for _ in 1..<max(1, failures) { seconds = min(longest, seconds * 2) }
    return .seconds(seconds * (0.75 + dice / 2))
  }
}
