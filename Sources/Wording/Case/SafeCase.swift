/// Which capitals were only put there because a sentence starts.
struct SafeCase {
  let rules: LanguageRules

  /// English only: elsewhere nouns or habits make a word list unsafe.
  func mayBeLowered(_ token: Token) -> Bool {
    guard rules.isEnglish, token.origin == .recognizer, let first = token.text.first, first.isUppercase else {
      return false
    }
    guard !token.text.dropFirst().contains(where: \.isUppercase), !Casing.isPronounI(token.text[...]) else {
      return false
    }
    return isCommon(token.key)
  }

  private func isCommon(_ key: String) -> Bool {
    if rules.knows(key, as: [.common, .stutter, .determiner, .filler]) || rules.lexeme(for: key).number != nil {
      return true
    }
    if let hyphen = key.firstIndex(of: "-") { return isCommon(String(key[..<hyphen])) }
    return Self.endings.contains { ending, replacements in
      key.hasSuffix(ending) && key.count > ending.count + 1
        && replacements.contains { rules.knows(key.dropLast(ending.count) + $0, as: .common) }
    }
  }

  /// What a common word may end in, and what stands in its place in the plain form.
  private static let endings: [(String, [String])] = [
    ("s", [""]), ("es", [""]), ("ies", ["y"]), ("ed", ["", "e"]), ("ied", ["y"]), ("ing", ["", "e"]), ("ly", [""]),
    ("'s", [""]), ("er", ["", "e"]), ("est", ["", "e"]),
  ]
}
