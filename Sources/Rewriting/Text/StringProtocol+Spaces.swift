extension StringProtocol {
  /// Without the white space at its ends.
  func trimmingSpaces() -> SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return self[startIndex..<startIndex]
    }
    return self[first...last]
  }
}
