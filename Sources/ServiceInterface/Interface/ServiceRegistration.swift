/// What the service answers to a registration.
public struct ServiceRegistration: Hashable, Sendable {
  /// The interface version of the service.
  public var api: UInt32
  /// Of the program, for messages and logs.
  public var version: String
  /// How many texts can be taken.
  public var pending: Int
  public var choices: ServiceChoices

  public init(
    api: UInt32 = DictationInterface.version, version: String, pending: Int, choices: ServiceChoices = ServiceChoices()
  ) {
    self.api = api
    self.version = version
    self.pending = pending
    self.choices = choices
  }
}
