internal import Localization

/// How something stands, at a glance. `words` are for those who do not see the symbol.
public enum Mark: Hashable, Sendable {
  case good
  case warning
  case bad
  case unknown
  /// It is being looked at.
  case busy

  public var words: String {
    switch self {
    case .good: localized("All right")
    case .warning: localized("Warning")
    case .bad: localized("Problem")
    case .unknown: localized("Not known")
    case .busy: localized("Working")
    }
  }
}
