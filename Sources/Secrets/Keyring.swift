internal import CSecret
internal import GLibRuntime
internal import Localization

/// The user's keyring (the Secret Service of the session), one key a provider.
public struct Keyring: Sendable {
  public init() {}

  /// Unlocks nothing, so nobody is asked for a password in the middle of a sentence.
  /// - Returns: nil where the keyring has no key for the provider.
  /// - Throws: `KeyringError`.
  public func key(of provider: String) async throws -> APIKey? {
    try await BlockingWork.run { try Self.find(provider) }
  }

  /// Replaces what was there. The desktop may ask for the keyring's password.
  public func set(_ key: APIKey, of provider: String) async throws {
    try await BlockingWork.run { try Self.store(key, provider) }
  }

  /// - Returns: whether there was one.
  public func removeKey(of provider: String) async throws -> Bool {
    try await BlockingWork.run {
      try Self.with(provider) { attributes, error in
        secret_password_clearv_sync(csecret_schema(), attributes, nil, error)
      } != 0
    }
  }

  private static func find(_ provider: String) throws -> APIKey? {
    let items = try with(provider) { attributes, error -> UnsafeMutablePointer<GList>? in
      guard let service = secret_service_get_sync(SECRET_SERVICE_NONE, nil, error) else { return nil }
      defer { g_object_unref(service) }
      return secret_service_search_sync(
        service, csecret_schema(), attributes, SECRET_SEARCH_LOAD_SECRETS, nil, error)
    }
    guard let items else { return nil }
    defer { g_list_free_full(items) { g_object_unref($0) } }
    let item = items.pointee.data.assumingMemoryBound(to: SecretItem.self)
    guard secret_item_get_locked(item) == 0 else { throw KeyringError.locked }
    guard let value = secret_item_get_secret(item) else { throw KeyringError.refused("the key cannot be read") }
    defer { secret_value_unref(UnsafeMutableRawPointer(value)) }
    guard let text = secret_value_get_text(value), let key = APIKey(String(cString: text)) else {
      throw KeyringError.refused("what it holds is no key")
    }
    return key
  }

  private static func store(_ key: APIKey, _ provider: String) throws {
    _ = try with(provider) { attributes, error in
      secret_password_storev_sync(
        csecret_schema(), attributes, nil, localized("Utter: key for \(provider)"), key.revealed, nil, error)
    }
  }

  private static func with<T>(
    _ provider: String,
    _ body: (OpaquePointer, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> T
  ) throws(KeyringError) -> T {
    guard let attributes = g_hash_table_new_full(g_str_hash, g_str_equal, { g_free($0) }, { g_free($0) }) else {
      throw .refused("no memory")
    }
    defer { g_hash_table_unref(attributes) }
    g_hash_table_insert(attributes, g_strdup("provider"), g_strdup(provider))
    var failure: UnsafeMutablePointer<GError>?
    let result = body(attributes, &failure)
    guard let failure else { return result }
    defer { g_error_free(failure) }
    throw error(failure.pointee)
  }

  private static func error(_ error: GError) -> KeyringError {
    let detail = String(cString: error.message)
    if error.domain == secret_error_get_quark(), error.code == Int32(SECRET_ERROR_IS_LOCKED.rawValue) { return .locked }
    // Without a bus, and without the service on it, GDBus and GIO have each their own words.
    let isBus = error.domain == g_dbus_error_quark() || error.domain == g_io_error_quark()
    return isBus ? .absent(detail) : .refused(detail)
  }
}
