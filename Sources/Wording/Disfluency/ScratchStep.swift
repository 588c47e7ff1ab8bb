/// "scratch that" at the end of an utterance or before a pause takes back what was said since the last sentence end or
/// pause. In running speech it is a word like any other.
struct ScratchStep: Step {
  let name = "scratch that"
  let rules: LanguageRules

  func apply(to passage: inout Passage) {
    let tokens = passage.tokens
    guard tokens.contains(where: { $0.has(.startsCue) }) else { return }
    var kept: [Token] = []
    kept.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      guard tokens[index].has(.startsCue), let (cue, end) = rules.cues.match(in: tokens, at: index), cue.takesBack,
        isSetOff(cue, in: tokens, from: index, to: end)
      else {
        kept.append(tokens[index])
        index += 1
        continue
      }
      UtteranceEnd(rules: rules).takeBack(&kept)
      index = end
      while index < tokens.count, tokens[index].isGuessedPunctuation { index += 1 }
    }
    passage.tokens = kept
  }

  private func isSetOff(_ cue: SpokenCue, in tokens: [Token], from index: Int, to end: Int) -> Bool {
    // "I want to scratch that", "please delete that": destroying words is worse than leaving two.
    if index > 0, tokens[index - 1].isWord, !tokens[index - 1].pauseFollows {
      let before = tokens[index - 1].key
      if rules.verbSubjects.contains(before) || cue == .erase && rules.askers.contains(before) { return false }
    }
    if tokens[end - 1].pauseFollows { return true }
    guard let next = tokens[end...].first else { return true }
    if tokens[end...].allSatisfy(\.isGuessedPunctuation) { return true }
    if next.endsSentence { return true }
    // A model that sets it off with commas heard a pause.
    return next.text == "," && (index == 0 || tokens[index - 1].kind != .word)
  }
}
