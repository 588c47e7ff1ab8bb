/// Why a program that a test needs did not do its part. The sentence names the program and where its log is.
public struct ProcessFailure: Error, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}
