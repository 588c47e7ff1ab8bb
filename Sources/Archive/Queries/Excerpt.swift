/// The part of a text that a list shows.
enum Excerpt {
  private static let length = 160
  /// How much stands before what was searched for.
  private static let lead = 40

  /// The beginning, or where one of the words is found; matching is coarser than the search's, and the beginning will do
  /// where it fails.
  static func of(_ text: String, around words: [String]) -> String {
    guard text.count > length else { return text }
    var start = text.startIndex
    if let found = text.indices.first(where: { index in
      (index == text.startIndex || !text[text.index(before: index)].isLetter)
        && words.contains { text[index...].prefix($0.count).lowercased() == $0 }
    }) {
      start = text.index(found, offsetBy: -lead, limitedBy: text.startIndex) ?? text.startIndex
    }
    let end = text.index(start, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
    return (start > text.startIndex ? "…" : "") + text[start..<end] + (end < text.endIndex ? "…" : "")
  }
}
