/// Writes tokens out: one space between words, none where they are glued, none around line breaks.
enum Renderer {
  static func text(of tokens: [Token]) -> String {
    var text = ""
    text.reserveCapacity(tokens.count * 7)
    var previous: Token?
    for token in tokens where !token.text.isEmpty {
      if let previous, needsSpace(previous, token) { text += " " }
      text += token.text
      previous = token
    }
    return text
  }

  private static func needsSpace(_ left: Token, _ right: Token) -> Bool {
    left.kind != .lineBreak && right.kind != .lineBreak && !left.gluesToNext && !right.gluesToPrevious
  }
}
