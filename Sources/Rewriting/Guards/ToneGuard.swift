/// Whether a reworded text says the same, as far as that can be told without understanding it: its facts, its
/// negations, its language, its length.
struct ToneGuard {
  private let rules: String
  private let answer: String
  private let language: GuardLanguage
  private let given: [CheckedWord]
  private let found: [CheckedWord]

  init(rules: String, answer: String, language: GuardLanguage) {
    self.rules = rules
    self.answer = answer
    self.language = language
    given = CheckedWord.words(of: rules)
    found = CheckedWord.words(of: answer)
  }

  func rejection() -> Rejection? {
    if let rejection = CommonGuard(rules: rules, answer: answer, language: language).rejection() { return rejection }
    if found.count > given.count * 5 / 2 + 12 { return .tooLong }
    if found.count * 4 < given.count { return .tooShort }
    if !isInLanguage { return .language }
    if !NumberValues(given, language: language).isSame(as: NumberValues(found, language: language)) { return .numbers }
    if literals(given) != literals(found) { return .literals }
    if negations(given) != negations(found) { return .negations }
    if hasOtherSigns { return .signs }
    if facts(given) != facts(found) || !namesAreKept || !personsAreKept { return .facts }
    if isNoQuestionAnyMore { return .question }
    if isAboutSomethingElse { return .lostWords }
    return saysMuchMore ? .addedWords : nil
  }

  // MARK: Language

  /// Of the languages that are known, none fits the answer better than the one it should be in.
  private var isInLanguage: Bool {
    guard Self.hasSameScript(rules, answer) else { return false }
    let own = share(of: found, in: language)
    let best = GuardLanguages.all.values.filter { $0.name != language.name }.map { share(of: found, in: $0) }.max() ?? 0
    if hasForeignWords { return false }
    // The text itself may be hard to tell: many names, few small words.
    return own >= best || share(of: given, in: language) < best
  }

  /// Models fall back into English: of its small words one that negates, or two others, are new.
  private var hasForeignWords: Bool {
    guard let english = GuardLanguages.all["en"], english.name != language.name else { return false }
    let own = language.function.union(language.negations).union(given.map(\.key))
    let new = Set(found.map(\.key)).subtracting(own)
    return !new.isDisjoint(with: english.negations) || new.intersection(english.function).count > 1
  }

  private func share(of words: [CheckedWord], in language: GuardLanguage) -> Int {
    words.count { language.function.contains($0.key) }
  }

  /// Latin stays Latin, Cyrillic Cyrillic.
  private static func hasSameScript(_ left: String, _ right: String) -> Bool { isLatin(left) == isLatin(right) }

  private static func isLatin(_ text: String) -> Bool {
    let letters = text.unicodeScalars.filter(\.properties.isAlphabetic)
    return letters.count { $0.value < 0x250 } * 2 >= letters.count
  }

  // MARK: Facts

  /// Addresses, paths and code as they stand, numbers apart.
  private func literals(_ words: [CheckedWord]) -> Set<String> {
    Set(words.filter { $0.isLiteral && !$0.isNumeral }.map(\.text))
  }

  private func negations(_ words: [CheckedWord]) -> Int { words.count { language.negations.contains($0.key) } }

  private func facts(_ words: [CheckedWord]) -> Set<String> { Set(words.map(\.key).filter(language.facts.contains)) }

  /// Every name is there as it was written, and none is new; where nouns have capitals too, they count like names.
  private var namesAreKept: Bool {
    let written = Set(found.map(\.name))
    guard given.filter(isName).allSatisfy({ written.contains($0.name) }) else { return false }
    let known = Set(given.map(\.stem))
    return found.filter(isName).allSatisfy { known.contains($0.stem) } && !isShouted
  }

  private var isShouted: Bool {
    found.count(where: \.isSpelled) * 2 > found.count && given.count(where: \.isSpelled) * 2 <= given.count
  }

  /// Who speaks, and of whom. “You” comes and goes with requests.
  private var personsAreKept: Bool {
    language.persons.allSatisfy { person, words in
      let (was, isNow) = (given.contains { words.contains($0.key) }, found.contains { words.contains($0.key) })
      return was == isNow || (isNow && !person.hasSuffix("!"))
    }
  }

  private func isName(_ word: CheckedWord) -> Bool {
    if word.isSpelled { return true }
    guard word.isCapitalized, !word.startsSentence, !language.function.contains(word.key) else { return false }
    return !(word.key.first == "i" && word.key.count <= 3)
  }

  /// Currencies, per cent and the like, and nothing that a sentence does not need; brackets are a matter of manner.
  private var hasOtherSigns: Bool {
    var (before, after) = (Signs(rules).rare, Signs(answer).rare)
    for bracket in "()" { (before[bracket], after[bracket]) = (nil, nil) }
    return Set(before.keys) != Set(after.keys)
  }

  // MARK: Meaning

  /// A question that is answered is none any more.
  private var isNoQuestionAnyMore: Bool {
    let asks =
      Signs(rules).questions > 0
      || (!Signs(rules).isPunctuated && given.first.map { language.questions.contains($0.key) } == true)
    return asks && Signs(answer).questions == 0
  }

  /// Too few of the words that carry the meaning are left: an order in the text was obeyed, or a question answered.
  private var isAboutSomethingElse: Bool {
    let carriers = Set(given.filter(carriesMeaning).map(\.stem))
    let left = carriers.intersection(found.map(\.stem)).count
    return left * 10 < carriers.count * 3
  }

  /// More new words than there were words.
  private var saysMuchMore: Bool {
    let known = Set(given.map(\.stem))
    let new = Set(found.filter(carriesMeaning).map(\.stem)).subtracting(known)
    return new.count > max(6, Set(given.filter(carriesMeaning).map(\.stem)).count)
  }

  private func carriesMeaning(_ word: CheckedWord) -> Bool {
    word.key.count >= 4 && !language.function.contains(word.key)
  }

  fileprivate static func stem(_ key: String) -> String { String(key.prefix(4)) }
}

extension CheckedWord {
  /// Forms of one word mostly share their beginning.
  fileprivate var stem: String { ToneGuard.stem(key) }

  /// Without an ending that says whose it is.
  fileprivate var name: String { ["'s", "’s"].contains { text.hasSuffix($0) } ? String(text.dropLast(2)) : text }

  /// Digits, with signs and short suffixes: `$25`, `3.5%`, `2:30`, `1st`.
  fileprivate var isNumeral: Bool {
    hasDigits && text.count { $0.isLetter } <= 2 && !text.contains { "@/\\_".contains($0) }
  }
}
