/// A text cut for a model: models lose their way in long ones, and must not see the layout, since they would change it.
struct TextPieces {
  enum Part: Hashable {
    /// For the model.
    case piece(String)
    /// Line ends, bullets, the white space between pieces: stays as it is.
    case between(String)
  }

  /// Models stop punctuating above about 2 kB; well below that they are quick.
  static let bytes = 800

  private(set) var parts: [Part] = []

  init(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      cut(line)
      rest = rest[line.endIndex...]
      let ends = rest.prefix { $0.isNewline }
      add(.between(String(ends)))
      rest = rest[ends.endIndex...]
    }
  }

  /// One line: its bullet, then as many sentences a piece as fit.
  private mutating func cut(_ line: Substring) {
    var rest = line.drop { $0.isWhitespace }
    if rest.hasPrefix("- ") { rest = rest.dropFirst(2) }
    add(.between(String(line[..<rest.startIndex])))
    while !rest.isEmpty {
      let piece = Self.piece(of: rest)
      let text = piece.trimmingSpaces()
      add(.piece(String(text)))
      add(.between(String(rest[text.endIndex..<piece.endIndex])))
      rest = rest[piece.endIndex...]
    }
  }

  /// The sentences at the beginning that fit, at least one, with the white space behind them.
  private static func piece(of line: Substring) -> Substring {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      let next = sentenceEnd(in: line, from: index)
      if end > line.startIndex, line[..<next].utf8.count > bytes { break }
      end = next
      index = next
    }
    return line[..<end]
  }

  private static func sentenceEnd(in line: Substring, from start: Substring.Index) -> Substring.Index {
    var index = start
    while index < line.endIndex {
      let character = line[index]
      index = line.index(after: index)
      if ".!?…".contains(character), index < line.endIndex, line[index].isWhitespace {
        return line[index...].firstIndex { !$0.isWhitespace } ?? line.endIndex
      }
      if "。！？".contains(character) { return index }
    }
    return line.endIndex
  }

  private mutating func add(_ part: Part) {
    if case .between(let text) = part, text.isEmpty { return }
    parts.append(part)
  }
}
