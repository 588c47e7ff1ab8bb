/// A file of tones: a line each, `name: instruction`; lines that begin with `#` are comments. What cannot be used stays
/// where it is.
public struct ToneText: Hashable, Sendable {
  private enum Line: Hashable, Sendable {
    case tone(Tone)
    case other(String)
  }

  /// In bytes. What is behind it is not read.
  public static let longestFile = 1 << 20

  /// The lines that are no tone, from 1.
  public private(set) var problems: [Int] = []
  private var lines: [Line] = []

  public init(_ text: String = "") {
    var rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if rows.last?.isEmpty == true { rows.removeLast() }
    for (index, row) in rows.enumerated() {
      let parts = row.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if row.first == "#" || row.allSatisfy(\.isWhitespace) {
        lines.append(.other(String(row)))
      } else if parts.count == 2, let tone = Tone(name: parts[0], instruction: parts[1]) {
        lines.append(.tone(tone))
      } else {
        problems.append(index + 1)
        lines.append(.other(String(row)))
      }
    }
  }

  public var text: String {
    lines.map { line in
      switch line {
      case .tone(let tone): "\(tone.name): \(tone.instruction)\n"
      case .other(let row): row + "\n"
      }
    }.joined()
  }

  /// In their order; of two with one name both.
  public var tones: [Tone] { lines.compactMap { if case .tone(let tone) = $0 { tone } else { nil } } }

  /// Puts the tone in the place of the one with its name that counts, the last, or at the end.
  public mutating func set(_ tone: Tone) {
    let place = lines.lastIndex { if case .tone(let other) = $0 { other.key == tone.key } else { false } }
    if let place { lines[place] = .tone(tone) } else { lines.append(.tone(tone)) }
  }

  /// - Returns: whether there was one of that name.
  public mutating func remove(_ name: String) -> Bool {
    let before = lines.count
    lines.removeAll { if case .tone(let tone) = $0 { tone.key == name.lowercased() } else { false } }
    return lines.count < before
  }
}
