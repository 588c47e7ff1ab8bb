/// Capitals: the start of a sentence inside the text, "I", weekdays, months, acronyms. The first word keeps its case,
/// since only the seam knows where it lands.
struct CaseStep: Step {
  let name = "case"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    var startsSentence = false
    joinSpelledAcronyms(&passage.tokens)
    for index in passage.tokens.indices {
      let token = passage.tokens[index]
      switch token.kind {
      case .lineBreak: startsSentence = true
      case .mark:
        // "Stop!" he said: only a full stop inside of the quotes ends the sentence outside as well.
        let mayGoOn = index > 0 && ["!", "?"].contains(passage.tokens[index - 1].text) && token.closesPair
        startsSentence = token.endsSentence || startsSentence && token.isSilentAtStart && !mayGoOn
      case .word:
        if let casing = token.casing {
          passage.tokens[index].text = casing.applied(to: token.text)
          passage.tokens[index].origin = .settled
          if index == 0 { passage.keepsFirstCase = true }
        } else if token.origin != .settled {
          passage.tokens[index].text = cased(token, startsSentence: startsSentence)
        }
        startsSentence = false
      }
    }
  }

  private func cased(_ token: Token, startsSentence: Bool) -> String {
    if let written = token.lexeme.written ?? possessive(token), !token.text.contains(where: \.isUppercase) {
      if !token.has([.ambiguousMonth, .countCue]) { return written }
    }
    if rules.isEnglish, token.key.first == "i", token.text.first == "i",
      ["i", "i'm", "i'll", "i've", "i'd"].contains(token.key)
    {
      return "I" + token.text.dropFirst()
    }
    return startsSentence ? Casing.capitalized(token.text) : token.text
  }

  /// "monday's"
  private func possessive(_ token: Token) -> String? {
    guard token.key.utf8.last == UInt8(ascii: "s"), token.key.hasSuffix("'s") else { return nil }
    let name = rules.lexeme(for: String(token.key.dropLast(2)))
    guard !name.roles.isDisjoint(with: [.weekday, .month, .acronym]), !name.roles.contains(.ambiguousMonth) else {
      return nil
    }
    return name.written.map { $0 + token.text.suffix(2) }
  }

  /// "u s b" is spelled, "USB" is written.
  private func joinSpelledAcronyms(_ tokens: inout [Token]) {
    guard tokens.contains(where: { $0.isPlainWord && $0.key.count == 1 }) else { return }
    var joined: [Token] = []
    joined.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      let letters = tokens[index...].prefix(5).prefix(while: { $0.isPlainWord && $0.key.count == 1 })
      let length = stride(from: letters.count, to: 1, by: -1).first { length in
        let key = letters.prefix(length).map(\.key).joined()
        return rules.knows(key, as: .acronym) || rules.spelledAcronyms.contains(key)
      }
      guard let length else {
        joined.append(tokens[index])
        index += 1
        continue
      }
      let key = letters.prefix(length).map(\.key).joined()
      joined.append(
        tokens[index].rewritten(
          rules.lexeme(for: key).written ?? key.uppercased(), throughEndOf: tokens[index + length - 1]))
      index += length
    }
    tokens = joined
  }
}

extension Token {
  fileprivate var closesPair: Bool { gluesToPrevious && !gluesToNext && text.first?.isClosingMark == true }

  /// An opening bracket, a quote or a bullet: the sentence has not begun yet.
  fileprivate var isSilentAtStart: Bool {
    text.count == 1 && (text.first?.isOpeningMark == true && text != "#" || text == "-" || text == "\"")
  }
}
