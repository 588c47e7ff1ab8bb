internal import Wording

/// One record of a dictionary file.
enum DictionaryRow: Hashable, Sendable {
  case entry(Vocabulary.Entry)
  /// The header, a comment, an empty line, what could not be read, or all that is too much: written back as it was.
  case other(String)

  var text: String {
    switch self {
    case .entry(let entry): entry.row
    case .other(let text): text
    }
  }
}

extension Vocabulary.Entry {
  /// As one record of a CSV file, without the line end.
  var row: String { [spoken, written, kind.rawValue].map(Self.field).joined(separator: ",") }

  private static func field(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { !Self.special.contains($0) } && text.first != " " && text.last != " "
    if isPlain, text.first != "#" { return text }
    return "\"" + text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private static let special: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
}
