/// The languages whose words are known.
enum GuardLanguages {
  static let all: [String: GuardLanguage] = [
    "en": GuardLanguage(parsing: String(decoding: PackageResources.en_guard, as: UTF8.self)),
    "de": GuardLanguage(parsing: String(decoding: PackageResources.de_guard, as: UTF8.self)),
    "fr": GuardLanguage(parsing: String(decoding: PackageResources.fr_guard, as: UTF8.self)),
    "es": GuardLanguage(parsing: String(decoding: PackageResources.es_guard, as: UTF8.self)),
  ]

  /// - Parameter tag: a BCP 47 tag such as `en-GB`.
  static func language(_ tag: String) -> GuardLanguage? { all[code(tag)] }

  /// What a model is told; the tag itself where nothing is known of it.
  static func name(_ tag: String) -> String { language(tag)?.name ?? names[code(tag)] ?? tag }

  /// The refusals of every language: models that forget the task often do it in English.
  static let refusals = all.values.flatMap(\.refusals)

  private static func code(_ tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }

  private static let names = [
    "it": "Italian", "pt": "Portuguese", "nl": "Dutch", "pl": "Polish", "sv": "Swedish", "da": "Danish",
    "nb": "Norwegian", "no": "Norwegian", "fi": "Finnish", "cs": "Czech", "ru": "Russian", "uk": "Ukrainian",
    "tr": "Turkish", "ja": "Japanese", "zh": "Chinese", "ko": "Korean", "ca": "Catalan", "hu": "Hungarian",
    "ro": "Romanian", "el": "Greek", "ar": "Arabic", "hi": "Hindi", "vi": "Vietnamese", "id": "Indonesian",
  ]
}
