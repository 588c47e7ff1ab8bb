/// What somebody typed into a search, as a query of FTS5. Nothing of it is an operator.
struct SearchPhrase: Hashable {
  /// All words, the last of each stretch also as the beginning of one; nil where there is no word in it.
  let query: String?
  /// The same with every word whole.
  let exact: String?
  /// The stems of the words, in each language whose stems are known; nil where a phrase is asked for.
  let stems: String?
  /// The words in lower case.
  let words: [String]
  /// Letters in all.
  let letters: Int

  /// - Parameter text: words, and phrases in double quotes.
  init(_ text: String) {
    var terms: [(words: [Substring], isPhrase: Bool)] = []
    var letters = 0
    for (index, part) in text.split(separator: "\"", omittingEmptySubsequences: false).enumerated() {
      // What is written without spaces is a phrase of its characters.
      let words = Self.words(of: part).map { Self.words(of: IndexedText.spaced(String($0))[...]) }
      letters += words.joined().reduce(0) { $0 + $1.count }
      if index % 2 == 1 {
        if !words.isEmpty { terms.append((Array(words.joined()), true)) }
      } else {
        terms += words.map { ($0, $0.count > 1) }
      }
    }
    self.letters = letters
    words = terms.flatMap { $0.words.map { $0.lowercased() } }
    let phrases = terms.map { "\"" + $0.words.joined(separator: " ") + "\"" }
    exact = terms.isEmpty ? nil : phrases.joined(separator: " ")
    let isOfWords = !terms.isEmpty && terms.allSatisfy { !$0.isPhrase }
    stems = isOfWords ? Self.stems(of: words) : nil
    query =
      terms.isEmpty ? nil : zip(phrases, terms).map { $1.isPhrase ? $0 : $0 + " *" }.joined(separator: " ")
  }

  private static func stems(of words: [String]) -> String {
    Stemmer.languages.map { stemmer in
      "(" + words.map { "\"\(stemmer?.stem($0) ?? $0)\"" }.joined(separator: " AND ") + ")"
    }.joined(separator: " OR ")
  }

  private static func words(of text: Substring) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber && !$0.unicodeScalars.contains(where: isMark) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: true
    default: false
    }
  }
}
