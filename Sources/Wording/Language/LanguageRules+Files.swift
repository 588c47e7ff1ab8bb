extension LanguageRules {
  /// The rules of a language by its tag ("en", "de-AT"); nil where no data file tells anything, or no language is known.
  static func named(_ tag: String?) -> LanguageRules? {
    guard let tag else { return nil }
    let code = tag.prefix(while: { $0 != "-" && $0 != "_" && $0 != "." }).lowercased()
    return shipped[code]
  }

  /// The languages that have a data file.
  static var codes: [String] { shipped.keys.sorted() }

  private static let shipped: [String: LanguageRules] = {
    let files = [
      "en": PackageResources.en_language, "de": PackageResources.de_language, "fr": PackageResources.fr_language,
      "es": PackageResources.es_language,
    ]
    var rules: [String: LanguageRules] = [:]
    for (code, bytes) in files {
      // The files are compiled in and a test reads each, so a problem here cannot reach a user.
      rules[code] = try? LanguageFile.parse(String(decoding: bytes, as: UTF8.self), code: code)
    }
    return rules
  }()
}
