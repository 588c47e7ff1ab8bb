/// Removes sounds that are no words: "um", "uh". What they leave behind is mended: a doubled comma, a lost capital.
struct FillerStep: Step {
  let name = "fillers"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    let tokens = passage.tokens
    guard tokens.contains(where: { $0.has(.filler) }) else { return }
    let isShouted = !tokens.contains { $0.isWord && $0.text.contains(where: \.isLowercase) }
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var removed: Token?
    var soundEnd = 0
    for (index, var token) in tokens.enumerated() {
      if let sound = rules.sounds.match(in: tokens, at: index) { soundEnd = sound.end }
      if index >= soundEnd, isFiller(token, isShouted: isShouted), !isMentioned(tokens, at: index) {
        if removed == nil { removed = token }
        if token.pauseFollows, !kept.isEmpty { kept[kept.count - 1].pauseFollows = true }
        continue
      }
      if let filler = removed {
        if token.kind == .mark, !keepsMark(token, behind: &kept) { continue }
        if token.isWord { takePlace(of: filler, &token) }
        removed = nil
      }
      kept.append(token)
    }
    passage.tokens = kept
  }

  /// "ER" and "UM" are abbreviations where the rest is not in capitals.
  private func isFiller(_ token: Token, isShouted: Bool) -> Bool {
    guard token.isPlainWord, token.has(.filler) else { return false }
    return isShouted || token.text.count < 2 || token.text.contains(where: \.isLowercase)
  }

  /// `"um" is a filler`: between quotes or brackets it is spoken about.
  private func isMentioned(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index].gluesToPrevious, tokens[index + 1].gluesToPrevious else {
      return false
    }
    return tokens[index - 1].text.first?.isOpeningMark == true && tokens[index + 1].text.first?.isClosingMark == true
  }

  /// The mark behind a filler stays when it ends the sentence that stood before it.
  private func keepsMark(_ mark: Token, behind kept: inout [Token]) -> Bool {
    guard mark.gluesToPrevious else { return true }
    guard mark.text != ",", let last = kept.last, !last.endsSentence, last.text != mark.text else { return false }
    if last.kind == .mark, last.text == "," { kept.removeLast() }
    return true
  }

  private func takePlace(of filler: Token, _ token: inout Token) {
    token.gluesToPrevious = filler.gluesToPrevious
    guard filler.text.first?.isUppercase == true else { return }
    token.text = Casing.capitalized(token.text)
  }
}
