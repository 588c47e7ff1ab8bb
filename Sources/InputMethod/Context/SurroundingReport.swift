import DictationCore
import Wording

/// Surrounding text as a client sent it. It can be secret, so it has no description and goes nowhere but to the seam.
struct SurroundingReport {
  let text: String
  let cursor: UInt32
  let anchor: UInt32

  /// What stands left and right of the caret or the selection; unknown where the offsets do not fit the text.
  func surroundings(unit: OffsetUnit) -> Surroundings {
    let ends = [cursor, anchor].sorted()
    guard let start = index(Int(ends[0]), unit), let end = index(Int(ends[1]), unit) else { return .unknown }
    return Surroundings(left: String(text[..<start]), right: String(text[end...]))
  }

  /// What stands between the ends of the selection; nil where the offsets do not fit the text.
  func selection(unit: OffsetUnit) -> String? {
    let ends = [cursor, anchor].sorted()
    guard let start = index(Int(ends[0]), unit), let end = index(Int(ends[1]), unit) else { return nil }
    return String(text[start..<end])
  }

  private func index(_ offset: Int, _ unit: OffsetUnit) -> String.Index? {
    switch unit {
    case .characters:
      return text.unicodeScalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    case .utf8Bytes:
      return text.utf8.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex).flatMap(scalarBoundary)
    case .utf16Units:
      return text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex).flatMap(scalarBoundary)
    }
  }

  /// Nil inside a scalar: the client counted something else.
  private func scalarBoundary(_ index: String.Index) -> String.Index? { index.samePosition(in: text.unicodeScalars) }
}
