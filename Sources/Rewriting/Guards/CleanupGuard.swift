/// Whether a cleaned text is the speaker's: the same words in the same order, but for those that nobody meant.
struct CleanupGuard {
  private let rules: String
  private let answer: String
  private let language: GuardLanguage?
  private let given: [CheckedWord]
  private let found: [CheckedWord]

  init(rules: String, answer: String, language: GuardLanguage?) {
    self.rules = rules
    self.answer = answer
    self.language = language
    given = CheckedWord.words(of: rules)
    found = CheckedWord.words(of: answer)
  }

  func rejection() -> Rejection? {
    if let rejection = CommonGuard(rules: rules, answer: answer, language: language).rejection() { return rejection }
    if found.count > given.count * 2 + 4 { return .tooLong }
    if !isExplained { return wordRejection }
    if Signs(rules).rare != Signs(answer).rare || hasOtherQuotes { return .signs }
    return hasOtherQuestions ? .question : nil
  }

  // MARK: Words

  /// Whether every word of the answer is one of the text, in its order, and every word that is missing may go.
  private var isExplained: Bool {
    let withdrawal = Withdrawal(words: given, language: language)
    // reached[i] holds how many words of the answer can be explained by the first i of the text.
    var reached = [Set<Int>](repeating: [], count: given.count + 1)
    reached[0] = [0]
    for index in given.indices {
      guard !reached[index].isEmpty else { continue }
      let ends = withdrawal.ends(from: index)
      for count in reached[index] {
        for end in ends { reached[end].insert(count) }
        for (used, made) in matches(index, count) { reached[index + used].insert(count + made) }
      }
    }
    return reached[given.count].contains(found.count)
  }

  /// How many words of the text from `index` are how many of the answer from `count`: one each, or two made one, or one
  /// made two (`e mail`, `email`).
  private func matches(_ index: Int, _ count: Int) -> [(Int, Int)] {
    guard count < found.count else { return [] }
    var matches: [(Int, Int)] = []
    if Self.isSame(given[index], found[count]) { matches.append((1, 1)) }
    if index + 1 < given.count, Self.isPlain(given[index], given[index + 1], found[count]),
      given[index].key + given[index + 1].key == found[count].key
    {
      matches.append((2, 1))
    }
    if count + 1 < found.count, Self.isPlain(given[index], found[count], found[count + 1]),
      given[index].key == found[count].key + found[count + 1].key
    {
      matches.append((1, 2))
    }
    return matches
  }

  private static func isSame(_ given: CheckedWord, _ found: CheckedWord) -> Bool {
    guard given.key == found.key, given.isLiteral == found.isLiteral else { return false }
    return given.isLiteral || given.isSpelled ? given.text == found.text : true
  }

  private static func isPlain(_ words: CheckedWord...) -> Bool { !words.contains { $0.isLiteral || $0.isSpelled } }

  /// What most likely went wrong, for the log.
  private var wordRejection: Rejection {
    let numbers = (NumberValues(given, language: language), NumberValues(found, language: language))
    if numbers.0 != numbers.1 { return .numbers }
    if literals(given) != literals(found) { return .literals }
    if negations(given) != negations(found) { return .negations }
    let known = Set(given.map(\.key))
    let joined = Set(zip(given, given.dropFirst()).map { $0.key + $1.key })
    let isAdded = found.contains { word in
      !known.contains(word.key) && !joined.contains(word.key) && !known.contains { $0.hasPrefix(word.key) }
    }
    return isAdded || found.count > given.count ? .addedWords : .lostWords
  }

  private func literals(_ words: [CheckedWord]) -> [String] {
    words.filter { $0.isLiteral || $0.isSpelled }.map(\.text)
  }

  private func negations(_ words: [CheckedWord]) -> [String] {
    words.map(\.key).filter { language?.negations.contains($0) == true }
  }

  // MARK: Marks

  /// Quotation marks may be put in, in pairs, but none that was spoken goes.
  private var hasOtherQuotes: Bool {
    let (before, after) = (Signs(rules).quotes, Signs(answer).quotes)
    return before > 0 ? before != after : after % 2 != 0
  }

  /// Where the text has marks already, its questions stay what they are; otherwise only what begins like a question may
  /// become one.
  private var hasOtherQuestions: Bool {
    let (before, after) = (Signs(rules), Signs(answer))
    if before.isPunctuated { return before.questions != after.questions || before.exclamations != after.exclamations }
    guard after.exclamations == 0 else { return true }
    return after.questions > sentencesThatAsk
  }

  private var sentencesThatAsk: Int {
    var count = 0
    for sentence in answer.split(whereSeparator: { ".!…。".contains($0) }) {
      for clause in sentence.split(separator: "?", omittingEmptySubsequences: true) {
        let beginning = CheckedWord.words(of: String(clause)).prefix(4)
        if beginning.contains(where: { language?.questions.contains($0.key) == true }) { count += 1 }
      }
    }
    return count
  }
}
