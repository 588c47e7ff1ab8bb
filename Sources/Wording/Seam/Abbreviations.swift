/// Full stops that end no sentence.
enum Abbreviations {
  /// Known in any language, since the seam knows none: the lists do not collide.
  private static let known: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "jr", "sr", "vs", "etc", "approx", "dept", "est", "fig", "inc", "ltd", "co",
    "gen", "col", "sgt", "capt", "lt", "rev", "hon", "jan", "feb", "apr", "aug", "sept", "oct", "nov", "dec", "cf",
    "bzw", "usw", "ca", "evtl", "ggf", "inkl", "nr", "str", "vgl", "bspw", "mme", "mlle", "sra", "srta", "ud", "uds",
    "pág", "núm",
  ]

  /// Whether `text`, which ends in a full stop, ends in an abbreviation: a known one, one with stops inside (`e.g.`,
  /// `U.S.`), or an initial.
  static func ends(_ text: Substring) -> Bool {
    let word = lastWord(of: text.dropLast())
    if word.isEmpty { return false }
    if word.count == 1 { return word.first.map { $0.isUppercase && $0 != "I" } ?? false }
    if known.contains(word.lowercased()) { return true }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }

  private static func lastWord(of text: Substring) -> Substring {
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      guard text[previous].isLetter || text[previous] == "." else { break }
      start = previous
    }
    return text[start...]
  }
}
