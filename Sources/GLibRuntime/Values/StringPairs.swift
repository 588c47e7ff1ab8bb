/// A dictionary of strings: `a{ss}`.
public struct StringPairs: VariantConvertible, Hashable, Sendable {
  public static let variantType = VariantType(trusted: "a{ss}")

  public var pairs: [String: String]

  public init(_ pairs: [String: String]) { self.pairs = pairs }

  public init?(variant: Variant) {
    guard case .array(let entries, Self.entryType) = variant else { return nil }
    pairs = [:]
    for case .entry(.string(let key), .string(let value)) in entries { pairs[key] = value }
  }

  public var variant: Variant {
    let entries = pairs.sorted { $0.key < $1.key }.map { Variant.entry(key: .string($0), value: .string($1)) }
    return .array(entries, of: Self.entryType)
  }

  private static let entryType = VariantType(trusted: "{ss}")
}
