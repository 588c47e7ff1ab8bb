internal import Wording

/// Words as a recognizer gives them, and what the rules make of them.
enum CleaningTrial {
  static func text(_ raw: String, language: String, _ options: Cleaner.Options) -> String {
    let cleaner = Cleaner(language: language.isEmpty ? "en" : language, options: options)
    let cleaned = cleaner.clean(raw, field: .normal)
    return Seam.join(cleaned.draft, to: Surroundings(left: "", right: ""), in: .normal)
  }

  /// Something of everything, where the language has rules.
  static func example(_ language: String) -> String {
    switch language.prefix(2) {
    case "de": "ähm wir treffen uns am montag nein am dienstag um siebzehn uhr dreißig komma oder"
    case "fr": "euh on se voit à dix-sept heures trente virgule mardi"
    case "es": "eh nos vemos el martes a las cinco y media coma vale"
    default: "um let's meet on monday no wait on tuesday at five thirty p m comma and bring twenty five dollars"
    }
  }
}
