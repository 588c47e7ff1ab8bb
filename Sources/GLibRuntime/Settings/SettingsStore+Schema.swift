internal import CGio

extension SettingsStore {
  /// One line for people, from the schema.
  public func summary(of key: String) throws(SettingsError) -> String {
    try withKey(key) { g_settings_schema_key_get_summary($0).map { String(cString: $0) } ?? "" }
  }

  /// Sentences for people, from the schema.
  public func description(of key: String) throws(SettingsError) -> String {
    try withKey(key) { g_settings_schema_key_get_description($0).map { String(cString: $0) } ?? "" }
  }

  /// What the schema allows for a key.
  public func range(of key: String) throws(SettingsError) -> SettingsRange {
    try withKey(key) { schemaKey in
      let range = Variant(taking: g_settings_schema_key_get_range(schemaKey))
      guard case .tuple(let parts) = range, parts.count == 2, case .string(let kind) = parts[0],
        case .variant(let detail) = parts[1]
      else { return .any }
      switch (kind, detail) {
      case ("enum", let nicks): return .choice([String](variant: nicks) ?? [])
      case ("flags", let nicks): return .flags([String](variant: nicks) ?? [])
      case ("range", .tuple(let bounds)) where bounds.count == 2: return .range(bounds[0], bounds[1])
      default: return .any
      }
    }
  }

  /// Whether the schema allows a value, which has to be of the key's type.
  func isInRange(_ value: Variant, of key: String) throws(SettingsError) -> Bool {
    try withKey(key) { schemaKey in
      let value = g_variant_ref_sink(value.makeGVariant())!
      defer { g_variant_unref(value) }
      return g_settings_schema_key_range_check(schemaKey, value) != 0
    }
  }

  private func withKey<T>(_ key: String, _ body: (OpaquePointer) -> T) throws(SettingsError) -> T {
    try check(key)
    let schemaKey = g_settings_schema_get_key(schema, key)!
    defer { g_settings_schema_key_unref(schemaKey) }
    return body(schemaKey)
  }
}
