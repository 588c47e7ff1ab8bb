/// What the rules know of one language, read from its data file.
struct LanguageRules: Sendable {
  /// The primary tag: "en".
  let code: String
  var style = NumberStyle()
  var marks = PhraseTable<SpokenMark>()
  var cues = PhraseTable<SpokenCue>()
  /// By the name that the speaker uses: "alpha" is "a".
  var letters = PhraseTable<String>()
  /// What the parts of an address are called: "dot" is ".".
  var addressSigns = PhraseTable<String>()
  /// What stands behind the last dot of a host's name.
  var hostEndings: Set<String> = []
  /// Endings that are words as well, so that only an at sign tells: Spanish "es".
  var mailEndings: Set<String> = []
  /// "in all caps" speaks of capitals and does not ask for them.
  var commandObjects: Set<String> = []
  var currencies = PhraseTable<Currency>()
  /// For words of a language that are written as one but count as several: "fünfundzwanzig".
  var readsCompoundNumbers = false
  /// Words that a verb follows: "to", "we", "should".
  var verbSubjects: Set<String> = []
  /// Sounds that say something, though they hold a filler: "uh huh".
  var sounds = PhraseTable<Bool>()
  /// "please delete that" asks somebody else.
  var askers: Set<String> = []
  /// What is said on the way to a correction: "no, scratch that" takes back the sentence before the "no".
  var asides: Set<String> = []
  /// Pronouns that stand behind a verb as often as before one.
  var objects: Set<String> = []
  /// Frequent words, of which no word of the user's dictionary is a better hearing.
  var heard: Set<String> = []
  /// "between five and ten": here "and" joins no number.
  var between: Set<String> = []
  /// "a few hundred" is no number.
  var few: Set<String> = []
  /// "twenty four seven" is "24/7".
  var numberPhrases = PhraseTable<String>()
  /// Acronyms only where they are spelled, since they are words as well: "u s".
  var spelledAcronyms: Set<String> = []
  /// Doubled by a slip, unless one of these words stands before: "come in in time".
  var slips: [String: Set<String>] = [:]
  private var lexicon: [String: Lexeme] = [:]

  let grammar: NumberGrammar

  init(code: String) {
    self.code = code
    grammar = NumberGrammar(code: code)
  }

  var isEnglish: Bool { grammar.isEnglish }

  /// "double five", "plus four nine": words that only matter in front of digits.
  func isMultiple(_ key: String) -> Bool {
    isEnglish && (key == "double" || key == "triple") || key == "plus" || key == "más"
  }

  func lexeme(for key: String) -> Lexeme {
    if let known = lexicon[key] { return known }
    if readsCompoundNumbers, let atom = GermanNumber.atom(key) { return Lexeme(number: atom) }
    return Lexeme(number: hyphenated(key))
  }

  /// "twenty-two", "quatre-vingt-dix".
  private func hyphenated(_ key: String) -> NumberAtom? {
    guard key.utf8.contains(UInt8(ascii: "-")) else { return nil }
    var sum = NumberSum(grammar: grammar)
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      guard let number = lexicon[String(part)]?.number, case .value(let value) = number, value > 0, sum.add([number])
      else { return nil }
    }
    return sum.value < 100 ? .value(sum.value) : nil
  }

  /// What is known of the parts of a hyphenated word, or of the word itself.
  func knows(_ key: String, as roles: Lexeme.Roles) -> Bool {
    lexicon[key].map { !$0.roles.isDisjoint(with: roles) } ?? false
  }

  mutating func add(_ roles: Lexeme.Roles, to key: String) { lexicon[key, default: Lexeme()].roles.formUnion(roles) }
  mutating func setNumber(_ number: NumberAtom, of key: String) { lexicon[key, default: Lexeme()].number = number }
  mutating func setWritten(_ text: String, of key: String) { lexicon[key, default: Lexeme()].written = text }
}
