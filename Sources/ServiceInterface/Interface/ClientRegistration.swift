/// What a client says of itself when it registers.
public struct ClientRegistration: Hashable, Sendable {
  /// The interface version that it was built for.
  public var api: UInt32
  /// Of the program, for messages and logs.
  public var version: String
  public var role: ClientRole
  /// Whether the engine is the input source in use, so that triggers reach somebody.
  public var isActive: Bool
  /// The BCP 47 language of the input source in use; nil for the one in the settings.
  public var language: String?

  public init(
    api: UInt32 = DictationInterface.version, version: String, role: ClientRole, isActive: Bool = true,
    language: String? = nil
  ) {
    self.api = api
    self.version = version
    self.role = role
    self.isActive = isActive
    self.language = language
  }
}
