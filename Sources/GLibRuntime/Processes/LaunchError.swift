/// A program could not be started; the reason in GLib's words.
public struct LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  public var program: String
  public var reason: String

  public var description: String { "“\(program)” cannot be started: \(reason)" }
}
