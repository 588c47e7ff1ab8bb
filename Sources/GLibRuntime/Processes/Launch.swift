/// How to start a program. Its standard input is empty; descriptors other than those named are closed in it.
public struct Launch: Sendable {
  public enum StandardOutput: Sendable {
    case inherit
    case discard
  }

  public enum StandardError: Sendable {
    case inherit
    case discard
    /// Created where missing, emptied where not.
    case file(String)
    /// Each line without its end, as it comes; bytes that are not UTF-8 are replaced.
    case lines(@GLibActor (String) -> Void)
  }

  /// The program and its arguments. A name without `/` is looked up in PATH.
  public var arguments: [String]
  /// Nil inherits ours; set, nothing else is in it.
  public var environment: [String: String]?
  public var workingDirectory: String?
  /// Descriptors to hand over, by the number under which the program finds them. Ours stay open.
  public var descriptors: [Int32: OwnedDescriptor]
  public var standardOutput: StandardOutput
  public var standardError: StandardError

  public init(
    _ arguments: [String], environment: [String: String]? = nil, workingDirectory: String? = nil,
    descriptors: [Int32: OwnedDescriptor] = [:], standardOutput: StandardOutput = .inherit,
    standardError: StandardError = .inherit
  ) {
    self.arguments = arguments
    self.environment = environment
    self.workingDirectory = workingDirectory
    self.descriptors = descriptors
    self.standardOutput = standardOutput
    self.standardError = standardError
  }
}
