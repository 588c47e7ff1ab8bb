/// The volume of what else is played, such as music.
public protocol MediaVolume: Sendable {
  /// Turns down whatever is played now; returns when that is done, or cannot be.
  func lower() async
  /// Turns up again what `lower` turned down, also where an earlier process did and ended before it could. A volume that
  /// somebody has changed since stays as it is.
  func restore() async
}
