/// What the service answers to a registration.
public struct ServiceRegistration: Hashable, Sendable {
  /// The interface version of the service.
  public var api: UInt32
  /// Of the program, for messages and logs.
  public var version: String
  /// How many texts can be taken.
  public var pending: Int
  public var choices: ServiceChoices
  /// An update has taken its place; it ends as soon as nobody speaks or asks, and the next call starts the new one.
  public var isOutdated: Bool

  public init(
    api: UInt32 = DictationInterface.version, version: String, pending: Int, choices: ServiceChoices = ServiceChoices(),
    isOutdated: Bool = false
  ) {
    self.api = api
    self.version = version
    self.pending = pending
    self.choices = choices
    self.isOutdated = isOutdated
  }
}
