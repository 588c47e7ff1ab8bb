/// Cuts a text into commits that every client survives: on Wayland one above 4,083 bytes kills the application.
public enum CommitPieces {
  /// The largest commit, in bytes of UTF-8.
  public static let maximumBytes = 3000

  /// The first piece of `text`: as much as fits in `limit` bytes. It ends behind a space where one is in its last
  /// quarter, since the rest may have to wait and be joined to it like a text of its own; else between graphemes; a
  /// single grapheme that does not fit is cut between its scalars.
  /// - Parameter limit: at least 4, the longest scalar.
  public static func first(of text: Substring, limit: Int = maximumBytes) -> Substring {
    if text.utf8.count <= limit { return text }
    let graphemes = prefix(of: text, limit: limit, steps: text.indices) { text[$0].utf8.count }
    if let space = graphemes.lastIndex(of: " ") {
      let words = graphemes[...space]
      if words.utf8.count * 4 > limit * 3 { return words }
    }
    guard graphemes.isEmpty else { return graphemes }
    return prefix(of: text, limit: limit, steps: text.unicodeScalars.indices) {
      text.unicodeScalars[$0].utf8.count
    }
  }

  /// All the pieces; joined they are `text`, byte for byte.
  public static func of(_ text: String, limit: Int = maximumBytes) -> [String] {
    var pieces: [String] = []
    var rest = text[...]
    while !rest.isEmpty {
      let piece = first(of: rest, limit: limit)
      pieces.append(String(piece))
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  private static func prefix(
    of text: Substring, limit: Int, steps: some Sequence<String.Index>, _ size: (String.Index) -> Int
  ) -> Substring {
    var bytes = 0
    for index in steps {
      bytes += size(index)
      if bytes > limit { return text[..<index] }
    }
    return text
  }
}
