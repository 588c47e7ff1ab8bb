/// Why a dictionary or an argument list could not be read.
public enum VariantError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing(key: String, expected: VariantType)
  case wrongType(key: String, expected: VariantType, found: VariantType)
  case wrongValue(key: String, found: String, expected: String)

  public var description: String {
    switch self {
    case .missing(let key, let expected): "“\(key)” is missing; it has to be of type \(expected)."
    case .wrongType(let key, let expected, let found): "“\(key)” is of type \(found); it has to be of type \(expected)."
    case .wrongValue(let key, let found, let expected): "“\(key)” is “\(found)”; it has to be \(expected)."
    }
  }
}
