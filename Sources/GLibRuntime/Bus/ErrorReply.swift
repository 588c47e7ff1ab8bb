/// The error that a D-Bus method answers with: a name for programs, a sentence for people.
public struct ErrorReply: Error, Hashable, Sendable, CustomStringConvertible {
  public var name: ErrorName
  public var message: String

  public init(_ name: ErrorName, _ message: String) {
    self.name = name
    self.message = message
  }

  public var description: String { "\(message) (\(name.rawValue))" }
}
