/// Makes the words of a model presentable: no space around them, no capitals that mean nothing, and marks where the
/// model gives none and a punctuation model is installed.
struct TextFinish {
  let lowercases: Bool
  let punctuator: Punctuator?

  /// For what is shown while the user speaks.
  func partial(_ text: String) -> String {
    let words = text.split(separator: " ").joined(separator: " ")
    return lowercases ? words.lowercased() : words
  }

  func final(_ text: String) -> String {
    let words = partial(text)
    guard let punctuator, !words.isEmpty else { return words }
    return punctuator.punctuate(words)
  }
}
