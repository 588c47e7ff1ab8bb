/// Removes sounds that are no words: "um", "uh". What they leave behind is mended: a doubled comma, a lost capital.
struct FillerStep: Step {
  let name = "fillers"

  func apply(to passage: inout Passage) {
    let tokens = passage.tokens
    guard tokens.contains(where: { $0.has(.filler) }) else { return }
    let isShouted = !tokens.contains { $0.isWord && $0.text.contains(where: \.isLowercase) }
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var removed: Token?
    for var token in tokens {
      if isFiller(token, isShouted: isShouted) {
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

  /// The mark behind a filler stays when it ends the sentence that stood before it.
  private func keepsMark(_ mark: Token, behind kept: inout [Token]) -> Bool {
    guard mark.gluesToPrevious else { return true }
    guard mark.text != ",", let last = kept.last, !last.endsSentence else { return false }
    if last.kind == .mark, last.text == "," { kept.removeLast() }
    return true
  }

  private func takePlace(of filler: Token, _ token: inout Token) {
    token.gluesToPrevious = filler.gluesToPrevious
    guard filler.text.first?.isUppercase == true else { return }
    token.text = Casing.capitalized(token.text)
  }
}
