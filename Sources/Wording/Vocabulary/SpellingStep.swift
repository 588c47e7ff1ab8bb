/// Writes a word of the user's dictionary where one to three words sound like it: "cooper netties" → Kubernetes. Common
/// words are what they are, and nothing is matched across a mark.
struct SpellingStep: Step {
  let name = "spelling"
  let rules: LanguageRules
  let vocabulary: Vocabulary

  func apply(to passage: inout Passage) {
    guard !vocabulary.hints.isEmpty else { return }
    let tokens = passage.tokens
    var written: [Token] = []
    written.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      guard let (text, end) = spelling(of: tokens, at: index) else {
        written.append(tokens[index])
        index += 1
        continue
      }
      var token = tokens[index].rewritten(text, throughEndOf: tokens[end - 1])
      token.origin = .settled
      written.append(token)
      index = end
    }
    passage.tokens = written
  }

  private func spelling(of tokens: [Token], at index: Int) -> (String, Int)? {
    let words = tokens[index...].prefix(3).prefix(while: \.isPlainWord)
    for length in stride(from: words.count, to: 0, by: -1) {
      let heard = words.prefix(length)
      guard !heard.allSatisfy(isCommon), heard.dropFirst().allSatisfy({ !$0.gluesToPrevious }) else { continue }
      let key = heard.map(\.key).joined()
      guard (4...40).contains(key.count) else { continue }
      if let term = nearest(to: Array(key), vocabulary.terms(soundingLike: Phonetic.code(key))) {
        return (term.written, index + length)
      }
    }
    return nil
  }

  private func isCommon(_ token: Token) -> Bool {
    isFrequent(token.key) || isFrequent(token.key.dropSuffix("s")) || token.lexeme.number != nil
      || token.has([.common, .stutter, .determiner, .emphatic, .filler, .weekday, .month])
  }

  private func isFrequent(_ word: String?) -> Bool {
    word.map { rules.heard.contains($0) || rules.knows($0, as: .common) } ?? false
  }

  /// A third of the letters may differ in a short word, six in ten in a long one: they sound alike already.
  private func nearest(to key: [Character], _ terms: ArraySlice<Vocabulary.Term>) -> Vocabulary.Term? {
    var best: (term: Vocabulary.Term, share: Double)?
    for term in terms where abs(term.key.count - key.count) <= max(2, max(term.key.count, key.count) / 4) {
      let length = max(term.key.count, key.count)
      let share = Double(Phonetic.distance(key, term.key)) / Double(length)
      let limit = rules.isEnglish && length > 5 ? 0.6 : 0.34
      if share < limit, share < best?.share ?? 1 { best = (term, share) }
    }
    return best?.term
  }
}

extension String {
  fileprivate func dropSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && count > suffix.count + 2 ? String(dropLast(suffix.count)) : nil
  }
}
