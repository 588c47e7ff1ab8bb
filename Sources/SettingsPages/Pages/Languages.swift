internal import Localization

/// Languages by their own names.
enum Languages {
  /// Stored tag and name: the recognizer's own first, then by name.
  static func choices(including chosen: String, spoken: [String]) -> [(value: String, name: String)] {
    let tags = Set(spoken).union(["en", "en-US", "en-GB"]).union(chosen.isEmpty ? [] : [chosen])
    let named = tags.map { (value: $0, name: name($0)) }.sorted { ($0.name, $0.value) < ($1.name, $1.value) }
    return [("", localized("Not chosen (English)"))] + named
  }

  /// The tag itself where the name is not known.
  static func name(_ tag: String) -> String {
    if let name = names[tag] { return name }
    let primary = String(tag.prefix { $0 != "-" })
    guard primary != tag, let name = names[primary] else { return tag }
    return "\(name) (\(tag.dropFirst(primary.count + 1)))"
  }

  private static let names = [
    "ar": "العربية", "be": "Беларуская", "bg": "Български", "bn": "বাংলা", "ca": "Català", "cs": "Čeština",
    "cy": "Cymraeg", "da": "Dansk", "de": "Deutsch", "el": "Ελληνικά", "en": "English", "en-GB": "English (UK)",
    "en-US": "English (US)", "es": "Español", "et": "Eesti", "eu": "Euskara", "fa": "فارسی", "fi": "Suomi",
    "fr": "Français", "ga": "Gaeilge", "gl": "Galego", "he": "עברית", "hi": "हिन्दी", "hr": "Hrvatski",
    "hu": "Magyar", "id": "Bahasa Indonesia", "is": "Íslenska", "it": "Italiano", "ja": "日本語", "ka": "ქართული",
    "kk": "Қазақша", "ko": "한국어", "lt": "Lietuvių", "lv": "Latviešu", "mk": "Македонски", "ms": "Bahasa Melayu",
    "mt": "Malti", "nb": "Norsk bokmål", "nl": "Nederlands", "nn": "Norsk nynorsk", "no": "Norsk", "pl": "Polski",
    "pt": "Português", "ro": "Română", "ru": "Русский", "sk": "Slovenčina", "sl": "Slovenščina", "sq": "Shqip",
    "sr": "Српски", "sv": "Svenska", "sw": "Kiswahili", "ta": "தமிழ்", "te": "తెలుగు", "th": "ไทย", "tl": "Filipino",
    "tr": "Türkçe", "uk": "Українська", "ur": "اردو", "vi": "Tiếng Việt", "yue": "粵語", "zh": "中文",
  ]
}
