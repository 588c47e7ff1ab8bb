extension Surroundings {
  /// The context to join to, from what the client reported and from what was committed last into the same target.
  ///
  /// The client's report is a hint that lies: it may be missing, older than the commit, or counted in the wrong unit. It is
  /// believed when it shows the last commit, at the caret or, where the caret was moved since, elsewhere. Otherwise the
  /// last commit itself is what stands to the left, and the right is unknown.
  ///
  /// - Parameter lastCommit: nil when nothing was committed into this target, or when keys typed since made it worthless
  ///   (the caller sees the keys).
  public static func context(reported: Surroundings, lastCommit: String?) -> Surroundings {
    guard let lastCommit, !lastCommit.allSatisfy(\.isWhitespace) else { return reported }
    guard let left = reported.left, reported.shows(lastCommit, endingAt: left) else {
      return Surroundings(left: lastCommit, right: nil)
    }
    return reported
  }

  private func shows(_ commit: String, endingAt left: String) -> Bool {
    let commit = Self.comparable(commit)
    let whole = Self.comparable(left + (right ?? ""))
    let left = Self.comparable(left)
    if left.hasSuffix(commit) { return true }
    // A client may report only a window, which then begins somewhere inside a long commit.
    if left.count >= Self.tellingLength, commit.hasSuffix(left) { return true }
    return commit.count >= Self.tellingLength && Self.contains(commit, in: whole)
  }

  /// Shorter texts stand anywhere by chance, so finding one proves nothing.
  private static let tellingLength = 12

  /// Fields turn spaces into no-break spaces and line breaks into spaces, and drop spaces at their end.
  private static func comparable(_ text: String) -> [UInt8] {
    Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8)
  }

  private static func contains(_ needle: [UInt8], in text: [UInt8]) -> Bool {
    guard text.count >= needle.count else { return false }
    return (0...(text.count - needle.count)).contains { text[$0...].starts(with: needle) }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
  }
}
