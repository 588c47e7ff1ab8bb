/// A terminal: no capital at the start, no full stop that a model guessed at the end; the words are left alone.
struct TerminalStep: Step {
  let name = "terminal"

  func apply(to passage: inout Passage) {
    if let last = passage.tokens.last, last.isGuessedPunctuation, last.gluesToPrevious, last.text == "." {
      passage.tokens.removeLast()
    }
    guard let first = passage.tokens.first, first.isPlainWord, !Casing.isPronounI(first.text[...]),
      !first.text.dropFirst().contains(where: \.isUppercase)
    else { return }
    passage.tokens[0].text = first.text.lowercased()
  }
}
