extension EngineConfiguration {
  private static let prefix = "second-pass/"
  private static let name = "second-pass"

  /// With another model, which hears everything once more.
  public func withSecondPass(_ other: EngineConfiguration) -> EngineConfiguration {
    var result = self
    for (name, value) in other.options { result.options[Self.prefix + name] = value }
    for (role, path) in other.files { result.files[Self.prefix + role] = path }
    result.options[Self.name] = other.recognizer
    return result
  }

  /// The model that hears everything once more; nil where there is none.
  public var secondPass: EngineConfiguration? {
    guard let recognizer = options[Self.name] else { return nil }
    return EngineConfiguration(recognizer: recognizer, options: Self.inner(options), files: Self.inner(files))
  }

  private static func inner(_ values: [String: String]) -> [String: String] {
    values.reduce(into: [:]) { result, value in
      if value.key.hasPrefix(prefix) { result[String(value.key.dropFirst(prefix.count))] = value.value }
    }
  }
}
