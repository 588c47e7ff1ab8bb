/// A mail or web address: "john dot smith at example dot com" → john.smith@example.com. Words without a sign that makes
/// them an address stay words: a browser's address bar takes searches too.
struct AddressStep: Step {
  let name = "address"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    var parts: [Token] = []
    var hasSign = false
    var index = 0
    let tokens = passage.tokens
    while index < tokens.count {
      let token = tokens[index]
      if let (sign, end) = rules.addressSigns.match(in: tokens, at: index) {
        parts.append(token.rewritten(sign, throughEndOf: tokens[end - 1]))
        // A sign that joins nothing makes no address.
        if index > 0, end < tokens.count, [".", "@", "/", ":"].contains(sign) { hasSign = true }
        index = end
        continue
      }
      if !token.isGuessedPunctuation || token.isInside(tokens, at: index) { parts.append(token) }
      if token.isWord, token.text.contains(where: { ".@/".contains($0) }) { hasSign = true }
      index += 1
    }
    guard hasSign else {
      while passage.tokens.last?.isGuessedPunctuation == true { passage.tokens.removeLast() }
      return
    }
    // Nothing ends in one: it was said to end the sentence.
    if parts.last?.text == ".", parts.count > 1 { parts.removeLast() }
    for index in parts.indices {
      parts[index].gluesToPrevious = true
      if parts[index].isPlainWord, !parts[index].text.contains(where: { ".@/:".contains($0) }) {
        parts[index].text = parts[index].text.lowercased()
      }
    }
    passage.keepsFirstCase = true
    passage.tokens = parts
  }
}

extension Token {
  /// A mark between two words without a space: the colon of "https://".
  fileprivate func isInside(_ tokens: [Token], at index: Int) -> Bool {
    gluesToPrevious && index + 1 < tokens.count && tokens[index + 1].gluesToPrevious
  }
}
