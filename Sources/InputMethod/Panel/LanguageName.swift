/// What a language calls itself, so that whoever speaks it finds it.
enum LanguageName {
  /// - Parameter tag: BCP 47; one that is not known names itself.
  static func own(_ tag: String) -> String {
    if let name = names[tag] { return name }
    let code = String(tag.prefix { $0 != "-" })
    return names[code].map { "\($0) (\(tag.dropFirst(code.count + 1)))" } ?? tag
  }

  private static let names = [
    "ar": "العربية", "bg": "Български", "cs": "Čeština", "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά",
    "en": "English", "es": "Español", "et": "Eesti", "fi": "Suomi", "fr": "Français", "hi": "हिन्दी", "hr": "Hrvatski",
    "hu": "Magyar", "it": "Italiano", "ja": "日本語", "ko": "한국어", "lt": "Lietuvių", "lv": "Latviešu", "mt": "Malti",
    "nl": "Nederlands", "pl": "Polski", "pt": "Português", "ro": "Română", "ru": "Русский", "sk": "Slovenčina",
    "sl": "Slovenščina", "sv": "Svenska", "uk": "Українська", "zh": "中文",
  ]
}
