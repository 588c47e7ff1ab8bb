/// One building block of a spoken number.
enum NumberAtom: Hashable, Sendable {
  /// 0...99, or a word that says more at once (Spanish "quinientos", a German compound).
  case value(Int)
  case hundred
  /// 1,000 and up.
  case scale(Int)
  /// The last word of an ordinal: "first" is 1, "twentieth" 20.
  case ordinal(Int)
  /// "eighties" is 80.
  case decade(Int)

  var isMultiplier: Bool {
    switch self {
    case .hundred, .scale: true
    case .value(let value): value >= 100
    case .ordinal, .decade: false
    }
  }
}
