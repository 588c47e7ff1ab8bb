/// How a language builds its numbers.
struct NumberGrammar: Hashable, Sendable {
  var isEnglish = false
  /// "soixante-dix", "quatre-vingts".
  var countsInTwenties = false
  /// "treinta y cinco", "vingt et un".
  var joinsTens = false

  /// "cent", "mil", "hundert" without a number in front.
  var hasBareHundreds: Bool { !isEnglish }

  init(code: String) {
    isEnglish = code == "en"
    countsInTwenties = code == "fr"
    joinsTens = code == "es" || code == "fr"
  }
}
