/// Who a client of the service is.
public enum ClientRole: String, Sendable, CaseIterable {
  /// The IBus engine: it gets triggers, and hears of pending texts.
  case engine
  /// Everything else: command line, settings, other programs.
  case tool
}
