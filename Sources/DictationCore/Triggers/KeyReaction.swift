/// What a key led to.
public struct KeyReaction: Hashable, Sendable {
  /// Otherwise the key goes on to the compose table and the application.
  public var isConsumed: Bool
  public var signals: [TriggerSignal]

  public init(isConsumed: Bool = false, signals: [TriggerSignal] = []) {
    self.isConsumed = isConsumed
    self.signals = signals
  }
}
