/// What a recognizer is told of the words to come: the user's own, then what was said just before, since models read the
/// end of a prompt as the beginning of the text.
struct TranscriptionPrompt: Sendable {
  /// Enough of the last sentence for its style and its names.
  private static let context = 200

  let text: String

  /// - Parameter limit: Unicode scalars of the whole.
  init(hints: [String], previous: String, limit: Int) {
    let tail = Self.tail(of: previous, limit: min(Self.context, limit))
    var left = limit - tail.unicodeScalars.count - (tail.isEmpty ? 0 : 2)
    var words: [String] = []
    for hint in hints {
      let cost = hint.unicodeScalars.count + (words.isEmpty ? 0 : 2)
      guard !hint.isEmpty, cost <= left else { continue }
      words.append(hint)
      left -= cost
    }
    let list = words.joined(separator: ", ")
    text = list.isEmpty || tail.isEmpty ? list + tail : "\(list). \(tail)"
  }

  /// The last whole words.
  private static func tail(of text: String, limit: Int) -> String {
    guard text.unicodeScalars.count > limit else { return text }
    let end = String(String.UnicodeScalarView(text.unicodeScalars.suffix(limit)))
    guard let space = end.firstIndex(of: " ") else { return "" }
    return String(end[end.index(after: space)...])
  }
}
