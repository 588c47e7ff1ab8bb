/// The case of a word, and what may be said of it by its shape alone.
enum Casing: Hashable {
  case upper
  case lower
  case capital

  func applied(to word: String) -> String {
    switch self {
    case .upper: word.uppercased()
    case .lower: word.lowercased()
    case .capital: Self.capitalized(word)
    }
  }

  /// With a capital at its start, where it is a plain word and the capital is one letter.
  static func capitalized(_ word: String) -> String {
    guard let first = word.first, first.isLowercase, isPlainWord(word[...]) else { return word }
    let upper = first.uppercased()
    return upper.count == 1 ? upper + word.dropFirst() : word
  }

  /// A word of letters in one case, whose first letter may be raised: not `iPhone`, `example.com` or `a_b`.
  static func isPlainWord(_ word: Substring) -> Bool {
    let body = word.trimmingEnd(where: { !$0.isWordLike })
    guard let first = body.first, first.isLetter else { return false }
    let rest = body.dropFirst()
    return rest.allSatisfy { $0.isLetter && !$0.isUppercase || $0 == "'" || $0 == "’" || $0 == "-" }
      || rest.allSatisfy { $0.isUppercase }
  }

  /// `I` and its contractions keep their capital anywhere.
  static func isPronounI(_ word: Substring) -> Bool {
    guard word.first == "I" else { return false }
    let rest = word.dropFirst()
    guard let next = rest.first else { return true }
    return !next.isLetter && next != "-"
  }
}
