internal import GLibRuntime

/// Settings that are a dictionary from languages to values.
extension StoredSettings {
  /// Empty where the schema has no such key.
  func byLanguage(_ key: String) -> [String: String] { value(key, as: StringPairs.self)?.pairs ?? [:] }

  /// - Parameter value: nil leaves the language with what the others have.
  func set(_ key: String, for language: String, to value: String?) {
    var values = byLanguage(key)
    values[language] = value
    set(key, to: StringPairs(values))
  }
}
