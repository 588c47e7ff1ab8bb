/// How long a recording waits after it could not be recognized, and who is tried then.
enum Backoff {
  /// From so many failures on a recognizer of this machine is tried.
  static let failuresForLocal = 5
  /// From so many on nobody is, until the service starts again.
  static let lastFailure = 6

  private static let first = 30.0
  private static let longest = 3600.0

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
