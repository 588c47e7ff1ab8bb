internal import CGio

/// One schema of GSettings: what dconf holds for it, or the defaults where it holds nothing.
///
/// GLib ends the process for a schema, a key or a type that is not there; here each is a `SettingsError`.
@GLibActor
public final class SettingsStore {
  public let schemaID: String
  let settings: UnsafeMutablePointer<GSettings>
  let schema: OpaquePointer

  /// - Parameters:
  ///   - path: where the values are, for a schema that names no path itself; it begins and ends with a slash.
  ///   - folder: a folder with a `gschemas.compiled` that is looked into before the system's.
  /// - Throws: `SettingsError.missingSchema`
  public init(schema id: String, path: String? = nil, folder: String? = nil) throws(SettingsError) {
    guard let schema = Self.lookUp(id, folder: folder) else { throw .missingSchema(id) }
    self.schema = schema
    schemaID = id
    settings = g_settings_new_full(schema, nil, path)
  }

  isolated deinit {
    g_object_unref(settings)
    g_settings_schema_unref(schema)
  }

  /// The names of all keys, sorted.
  public var keys: [String] {
    guard let list = g_settings_schema_list_keys(schema) else { return [] }
    defer { g_strfreev(list) }
    return sequence(first: 0) { $0 + 1 }.lazy.prefix { list[$0] != nil }.map { String(cString: list[$0]!) }.sorted()
  }

  /// The value in force: the user's, or the default. A stored value that the schema's range does not allow counts as
  /// none. An enumeration is a `.string`, the nick.
  public func value(_ key: String) throws(SettingsError) -> Variant {
    try check(key)
    return Variant(taking: g_settings_get_value(settings, key))
  }

  /// What the user or an administrator stored, or nil.
  public func storedValue(_ key: String) throws(SettingsError) -> Variant? {
    try check(key)
    return g_settings_get_user_value(settings, key).map { Variant(taking: $0) }
  }

  /// The default, an administrator's before the schema's.
  public func defaultValue(_ key: String) throws(SettingsError) -> Variant {
    try check(key)
    return Variant(taking: g_settings_get_default_value(settings, key))
  }

  /// The value in force as a Swift type: Bool, Int32, UInt32, Double, String (also for enumerations), [String] …
  public func value<T: VariantConvertible>(_ key: String, as type: T.Type) throws(SettingsError) -> T {
    let found = try value(key)
    guard let value = T(variant: found) else {
      throw .wrongType(key: key, expected: found.type, found: T.variantType)
    }
    return value
  }

  /// Stores a value.
  ///
  /// - Throws: `.missingKey`, `.wrongType`, `.outOfRange`, or `.locked` by an administrator.
  public func set(_ key: String, to value: Variant) throws(SettingsError) {
    let expected = try defaultValue(key).type
    guard value.type == expected else { throw .wrongType(key: key, expected: expected, found: value.type) }
    guard try isInRange(value, of: key) else { throw .outOfRange(key: key, range: try range(of: key)) }
    guard g_settings_set_value(settings, key, value.makeGVariant()) != 0 else { throw .locked(key: key) }
  }

  /// Returns once everything that was set is stored: for programs that end at once. Blocks the main loop meanwhile.
  public static func flush() { g_settings_sync() }

  /// Forgets the stored value.
  public func reset(_ key: String) throws(SettingsError) {
    guard try isWritable(key) else { throw .locked(key: key) }
    g_settings_reset(settings, key)
  }

  /// False where an administrator locked the key.
  public func isWritable(_ key: String) throws(SettingsError) -> Bool {
    try check(key)
    return g_settings_is_writable(settings, key) != 0
  }

  func check(_ key: String) throws(SettingsError) {
    guard g_settings_schema_has_key(schema, key) != 0 else { throw .missingKey(key, schema: schemaID) }
  }

  private static func lookUp(_ id: String, folder: String?) -> OpaquePointer? {
    let system = g_settings_schema_source_get_default()
    guard let folder else { return system.flatMap { g_settings_schema_source_lookup($0, id, 1) } }
    guard let source = g_settings_schema_source_new_from_directory(folder, system, 0, nil) else { return nil }
    defer { g_settings_schema_source_unref(source) }
    return g_settings_schema_source_lookup(source, id, 1)
  }
}
