public import GLibRuntime

extension LiveSettings {
  /// Stores a value under a key of the schema.
  ///
  /// - Throws: `SettingsError`, `missingSchema` where none is installed.
  public func set(_ key: String, to value: StoredValue) throws(SettingsError) {
    guard let store else { throw .missingSchema(SettingsSchema.id) }
    try store.set(key, to: value.variant)
  }
}

extension StoredValue {
  fileprivate var variant: Variant {
    switch self {
    case .flag(let flag): flag.variant
    case .integer(let number): Int32(clamping: number).variant
    case .text(let text): text.variant
    case .texts(let texts): texts.variant
    case .pairs(let pairs): StringPairs(pairs).variant
    }
  }
}
