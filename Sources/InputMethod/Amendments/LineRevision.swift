import Wording

/// A text of several lines on its way out of a field whose client tells the line of the caret, or a few: the line, then
/// the breaks before it, then the line that is told then, each once the one before is proven to be gone.
struct LineRevision {
  /// Ours that stand above the caret's line, and the breaks between; the last is the caret's own.
  private var lines: [String]
  /// What stood on the line before our text began.
  private let start: String
  private let right: String
  private var deleting = Deletion.nothing
  /// What is proven to be gone.
  private var gone = ""

  private enum Deletion {
    case nothing
    /// - Parameter before: what of the line is not ours.
    case line(String, before: String)
    case breaks(Int)
  }

  /// Fails where the lines above the caret are not ours, or a proof could not be told from what was there before.
  init?(of insertion: Insertion, in reported: Surroundings) {
    lines = Self.lines(of: insertion.current.text)
    guard lines.count > 1, let left = reported.left, let right = reported.right,
      let before = insertion.surroundings.left
    else { return nil }
    self.right = Self.lines(of: right)[0]
    start = Self.lastLine(of: before)
    // Where more than one is told, the first may begin in its middle.
    let told = Self.lines(of: left).reversed()
    let isOurs = zip(told, lines.reversed()).prefix(max(1, told.count - 1)).allSatisfy(Self.isSame)
    guard isOurs, !(start + lines[0]).isEmpty else { return nil }
  }

  /// What is to be deleted next; nil where all of it is gone.
  mutating func next(after reported: Surroundings) -> String? {
    confirm()
    guard let line = lines.last else { return nil }
    let isFirst = lines.count == 1
    let before = isFirst ? start : ""
    // As it is told, not as it was written: they may count differently.
    let told = String(Self.lastLine(of: reported.left ?? "").unicodeScalars.dropFirst(before.unicodeScalars.count))
    guard line.isEmpty else {
      deleting = .line(told, before: before)
      return told
    }
    guard !isFirst else { return nil }
    let empty = lines.reversed().prefix { $0.isEmpty }.count
    // The first of ours may be empty too; before it stands something that is not.
    let breaks = min(empty, lines.count - 1)
    deleting = .breaks(breaks)
    return String(repeating: "\n", count: breaks)
  }

  /// Whether what was to be deleted is gone, and what stands there then is ours.
  func isGone(_ reported: Surroundings) -> Bool {
    guard let left = reported.left.map(Self.lastLine), let told = reported.right, Self.lines(of: told)[0] == right
    else { return false }
    switch deleting {
    case .nothing: return false
    case .line(_, let before): return Self.isSame(left, before)
    case .breaks(let count):
      let line = lines.count - 1 - count
      return Self.isSame(left, line == 0 ? start + lines[0] : lines[line])
    }
  }

  /// What was taken out, by all that is known.
  /// - Parameter reported: nil where the client is silent: then nobody knows, and nothing is put back.
  func taken(_ reported: Surroundings?) -> String {
    guard let left = reported?.left.map(Self.lastLine) else { return "" }
    if case .breaks(let count) = deleting, !left.isEmpty { return String(repeating: "\n", count: count) + gone }
    return gone
  }

  private mutating func confirm() {
    switch deleting {
    case .nothing: break
    case .line(let text, _):
      gone = text + gone
      lines[lines.count - 1] = ""
    case .breaks(let count):
      gone = String(repeating: "\n", count: count) + gone
      lines.removeLast(count)
    }
    deleting = .nothing
  }

  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func lastLine(of text: String) -> String { lines(of: text).last ?? "" }

  private static func isSame(_ told: String, _ written: String) -> Bool {
    told.unicodeScalars.count == written.unicodeScalars.count
      && zip(told.unicodeScalars, written.unicodeScalars).allSatisfy(Revision.isSame)
  }
}
