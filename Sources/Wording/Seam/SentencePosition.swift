/// Where the caret stands in its sentence, as far as the text on its left tells.
enum SentencePosition: Hashable {
  /// At the start of the field, of a line or list item, or behind the end of a sentence.
  case start
  case middle

  init(after left: String) {
    self = Self.isStart(left[...]) ? .start : .middle
  }

  private static func isStart(_ left: Substring) -> Bool {
    let line = left[(left.lastIndex(where: \.isNewline).map(left.index(after:)) ?? left.startIndex)...]
    if line.allSatisfy(\.isWhitespace) || isListMarker(line) { return true }
    var text = line.trimmingEnd(where: \.isWhitespace)
    let opened = text.hasOpeningMarkAtEnd ? text.trimmingEnd(where: { $0.isOpeningMark || $0.isWhitespace }) : text
    // Code is written as it is.
    if text.last == "`", opened.endIndex < text.endIndex { return false }
    if opened.isEmpty { return true }
    // He said, "Come in": a quotation behind a comma or a colon is a sentence of its own.
    if opened.endIndex < text.endIndex, text.last?.isQuote == true, let last = opened.last, ",:".contains(last) {
      return true
    }
    text = opened.trimmingEnd(where: \.isClosingMark)
    guard let last = text.last, last.endsSentence else { return false }
    return last != "." || !Abbreviations.ends(text)
  }

  /// `- `, `* `, `• `, `1. `, `2) `, `[ ] `, `> `, `## `: what editors put before the first word of a line.
  private static func isListMarker(_ line: Substring) -> Bool {
    let marker = line.filter { !$0.isWhitespace }
    if marker.allSatisfy({ "-*•‣–>#+".contains($0) }) { return true }
    if ["[]", "[x]", "-[]", "-[x]", "*[]"].contains(marker) { return true }
    return (marker.last == "." || marker.last == ")") && marker.dropLast().allSatisfy(\.isNumber) && marker.count <= 4
  }
}

extension Substring {
  func trimmingEnd(where isTrimmed: (Character) -> Bool) -> Substring {
    var rest = self
    while let last = rest.last, isTrimmed(last) { rest.removeLast() }
    return rest
  }

  /// The text ends in a bracket or quote that opens, so that what follows begins inside it.
  var hasOpeningMarkAtEnd: Bool {
    guard let last else { return false }
    guard last.isTwoSidedMark || last == "_" else { return last.isOpeningMark && last != "#" }
    let before = trimmingEnd(where: { $0 == last })
    return before.last.map { $0.isWhitespace || $0.bindsToTheRight || $0.isTwoSidedMark && before.hasOpeningMarkAtEnd }
      ?? true
  }
}
