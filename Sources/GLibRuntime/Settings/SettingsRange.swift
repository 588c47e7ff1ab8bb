internal import Localization

/// What a schema allows for a key, beside its type.
public enum SettingsRange: Hashable, Sendable {
  case any
  case choice([String])
  /// Any of these together, an array of strings.
  case flags([String])
  /// Both ends included, of the key's own numeric type.
  case range(Variant, Variant)
}

extension SettingsRange: CustomStringConvertible {
  /// For the end of a sentence: `one of auto, off`, `from 0 to 10`.
  public var description: String {
    switch self {
    case .any: localized("of its type")
    case .choice(let nicks): localized("one of \(nicks.joined(separator: ", "))")
    case .flags(let nicks): localized("some of \(nicks.joined(separator: ", "))")
    case .range(let low, let high): localized("from \(low.plain) to \(high.plain)")
    }
  }
}
