/// What a text has besides words.
struct Signs {
  private let text: String

  init(_ text: String) { self.text = text }

  /// Every sign but the marks that a sentence needs, and how often: symbols, brackets, markup, pictures.
  var rare: [Character: Int] {
    text.reduce(into: [:]) { counts, character in
      guard !character.isLetter, !character.isNumber, !character.isWhitespace, !Self.marks.contains(character) else {
        return
      }
      counts[character, default: 0] += 1
    }
  }

  var questions: Int { text.count { "?？".contains($0) } }
  var exclamations: Int { text.count { "!！".contains($0) } }
  var quotes: Int { text.count { "\"“”„«»".contains($0) } }
  /// Somebody has already said where its sentences end.
  var isPunctuated: Bool { text.contains { ".!?…。！？".contains($0) } }

  private static let marks: Set<Character> = [
    ".", ",", ";", ":", "!", "?", "…", "\"", "'", "“", "”", "„", "‘", "’", "«", "»", "-", "‐", "–", "—", "¿", "¡", "。",
    "，",
    "、", "！", "？", "・", "「", "」",
  ]
}
