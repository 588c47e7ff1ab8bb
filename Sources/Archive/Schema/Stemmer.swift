/// Takes the endings of number, gender and case off a word, so that its forms are one. Light on purpose: a stem too short
/// finds what nobody meant. After Savoy, "Light stemming approaches for the French, Portuguese, German and Hungarian
/// languages" (2006). English is left to SQLite's Porter stemmer.
struct Stemmer: Sendable {
  /// Endings, the longest first, and what takes their place.
  private let endings: [(ending: String, replacement: String)]
  /// Letters that are left of a word at least.
  private let shortest: Int

  /// Those that are known; nil stands for the tokenizer's own.
  static let languages: [Stemmer?] = [nil, german, french, spanish]

  private static let german = Stemmer(["innen", "ern", "nen", "em", "en", "er", "es", "e", "n", "s"], shortest: 4)
  private static let french = Stemmer(
    ["ées", "ée", "és", "er", "es", "e", "é", "s", "x"], replaced: [("eaux", "eau"), ("aux", "al")], shortest: 4)
  private static let spanish = Stemmer(
    ["amente", "mente", "os", "as", "es", "o", "a", "e"], replaced: [("ces", "z")], shortest: 3)

  /// nil for a language whose words are left as they are, and for English.
  init?(language: String) {
    switch language.split(separator: "-").first?.lowercased() {
    case "de": self = Self.german
    case "fr": self = Self.french
    case "es": self = Self.spanish
    default: return nil
    }
  }

  private init(_ endings: [String], replaced: [(String, String)] = [], shortest: Int) {
    self.endings = (replaced + endings.map { ($0, "") }).sorted { $0.0.count > $1.0.count }
    self.shortest = shortest
  }

  /// - Parameter word: in lower case.
  func stem(_ word: String) -> String {
    // With the umlaut of its plural a German noun is still the same.
    let plain = word.reduce(into: "") { $0 += Self.umlauts[$1] ?? String($1) }
    for (ending, replacement) in endings
    where plain.hasSuffix(ending) && plain.count - ending.count + replacement.count >= shortest {
      return plain.dropLast(ending.count) + replacement
    }
    return plain
  }

  private static let umlauts: [Character: String] = ["ä": "a", "ö": "o", "ü": "u", "ß": "ss"]
}
