/// Collapses stutters: "the the", "I I think", "I I'm", "I-I", "w-what", "th- the". Words repeated on purpose and digit runs stay.
struct RepeatStep: Step {
  let name = "repeats"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    guard !rules.code.isEmpty else { return }
    var tokens = passage.tokens
    for index in tokens.indices where tokens[index].key.utf8.contains(UInt8(ascii: "-")) {
      tokens[index] = joinedStutter(tokens[index])
    }
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let next = index + 1 < tokens.count ? tokens[index + 1] : nil
      if isBrokenOff(token, before: next) || isBegunAgain(token, in: next) {
        tokens[index + 1].take(caseOf: token)
        index += 1
        continue
      }
      let run = repetitions(of: token, in: tokens, from: index)
      kept.append(token)
      if run.count > 1, isSlip(token, times: run.count) || isSlip(token, behind: kept) {
        kept[kept.count - 1].pauseFollows = tokens[run.end - 1].pauseFollows
        index = run.end
        if index < tokens.count, isBegunAgain(token, in: tokens[index]) {
          kept.removeLast()
          tokens[index].take(caseOf: token)
        }
      } else {
        kept += tokens[(index + 1)..<run.end]
        index = run.end
      }
    }
    passage.tokens = kept
  }

  private func isSlip(_ token: Token, times: Int) -> Bool {
    if token.has(.stutter) { return true }
    guard times >= 3, !token.has(.emphatic), token.lexeme.number == nil, token.key.count > 1 else { return false }
    return token.key.allSatisfy(\.isLetter)
  }

  /// A word that some verbs or pronouns may double: "turn it on on Monday", "what it is is".
  private func isSlip(_ token: Token, behind said: [Token]) -> Bool {
    guard let exceptions = rules.slips[token.key] else { return false }
    guard let previous = said.dropLast().last, previous.isWord else { return true }
    return !exceptions.contains(previous.key)
  }

  /// How often the word stands here. A model may have put commas between the words of a stutter.
  private func repetitions(of token: Token, in tokens: [Token], from start: Int) -> (count: Int, end: Int) {
    var (count, end) = (1, start + 1)
    guard token.isPlainWord else { return (count, end) }
    while end < tokens.count {
      var next = end
      if token.has(.stutter), tokens[next].text == ",", tokens[next].kind == .mark { next += 1 }
      guard next < tokens.count, tokens[next].isPlainWord, tokens[next].key == token.key,
        !tokens[next].gluesToPrevious, !tokens[next - 1].pauseFollows || token.has(.stutter)
      else { break }
      count += 1
      end = next + 1
    }
    return (count, end)
  }

  /// "th- the": a word broken off and begun again.
  private func isBrokenOff(_ token: Token, before next: Token?) -> Bool {
    guard token.isPlainWord, token.text.last == "-", token.key.count > 1, let next, next.isPlainWord else {
      return false
    }
    return next.key.hasPrefix(token.key.dropLast())
  }

  /// "I I'm", "we we'll"; but "I like it it's good".
  private func isBegunAgain(_ token: Token, in next: Token?) -> Bool {
    guard token.has(.stutter), rules.verbSubjects.contains(token.key), let next, next.isPlainWord,
      !token.pauseFollows
    else { return false }
    return next.key.hasPrefix(token.key + "'")
  }

  /// "I-I", "w-what": a stutter that the model joined.
  private func joinedStutter(_ token: Token) -> Token {
    guard token.isPlainWord, token.key.contains("-") else { return token }
    let parts = token.key.split(separator: "-")
    guard parts.count > 1, let last = parts.last,
      rules.knows(String(last), as: .stutter) || rules.slips[String(last)] != nil,
      parts.dropLast().allSatisfy({ $0 == last || last.count > 2 && $0.count < 3 && last.hasPrefix($0) })
    else { return token }
    var single = token
    single.key = String(last)
    single.text = token.text.first?.isUppercase == true ? Casing.capitalized(single.key) : single.key
    single.lexeme = rules.lexeme(for: single.key)
    return single
  }
}

extension Token {
  /// It stands at the start of the sentence now.
  fileprivate mutating func take(caseOf other: Token) {
    if other.text.first?.isUppercase == true { text = Casing.capitalized(text) }
  }
}
