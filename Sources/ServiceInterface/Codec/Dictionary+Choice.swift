internal import GLibRuntime

extension [String: Variant] {
  /// A case by its raw value. A value that is none of them is an error that lists them.
  func choice<Choice>(_ key: String, default: Choice) throws(VariantError) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue: VariantConvertible {
    guard let raw = try value(key, as: Choice.RawValue.self) else { return `default` }
    return try Choice(argument: key, raw)
  }

  /// A `u`, 0 where it is missing.
  func count(_ key: String) throws(VariantError) -> Int { Int(try value(key, as: UInt32.self) ?? 0) }
}

extension RawRepresentable where Self: CaseIterable {
  /// A case by its raw value. A value that is none of them is an error that lists them.
  init(argument key: String, _ raw: RawValue) throws(VariantError) {
    guard let found = Self(rawValue: raw) else {
      let allowed = Self.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
      throw .wrongValue(key: key, found: "\(raw)", expected: "one of \(allowed)")
    }
    self = found
  }
}
