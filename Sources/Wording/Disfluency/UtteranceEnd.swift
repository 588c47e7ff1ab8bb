/// What was said last: back to the end of the sentence before, or to a pause.
enum UtteranceEnd {
  /// Removes what was said last. A boundary at the very end is where the speaker stopped to say so, and goes too.
  static func takeBack(_ tokens: inout [Token]) {
    tokens.removeSubrange(start(of: tokens)...)
  }

  static func start(of tokens: [Token]) -> Int {
    var index = tokens.count
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
