/// What was said last: back to the end of the sentence before, or to a pause.
struct UtteranceEnd {
  let rules: LanguageRules

  /// Removes what was said last. A boundary at the very end is where the speaker stopped to say so, and goes too; so does
  /// a "no" on the way: "I'll be late. No, scratch that."
  func takeBack(_ tokens: inout [Token]) {
    var start = start(of: tokens)
    if start > 0, tokens[start...].allSatisfy({ !$0.isWord || rules.asides.contains($0.key) }) {
      start = self.start(of: tokens, before: start)
    }
    tokens.removeSubrange(start...)
  }

  func start(of tokens: [Token], before end: Int? = nil) -> Int {
    var index = end ?? tokens.count
    var hasWords = false
    while index > 0 {
      let token = tokens[index - 1]
      if hasWords, token.endsSentence || token.pauseFollows { return index }
      if !token.endsSentence { hasWords = true }
      index -= 1
    }
    return 0
  }
}
