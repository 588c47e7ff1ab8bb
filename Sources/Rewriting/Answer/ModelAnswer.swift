/// What a model answered, without what models put around an answer.
struct ModelAnswer {
  let text: String

  /// - Parameter rules: what it was asked to rewrite; what that has itself is left.
  init(_ answer: String, to rules: String) {
    var text = Self.withoutReasoning(answer[...])
    text = Self.withoutFences(text)
    text = Self.withoutTags(text)
    text = Self.withoutLabel(text, rules: rules)
    text = Self.withoutQuotes(text, rules: rules)
    self.text = Self.inOneLine(text)
  }

  private static func withoutReasoning(_ answer: Substring) -> Substring {
    var text = answer
    // What gpt-oss writes where its template is not known to the server.
    if let final = text.range(of: "<|message|>", last: true) {
      text = text[final.upperBound...]
      text = text.prefix(upTo: text.range(of: "<|")?.lowerBound ?? text.endIndex)
    }
    for name in ["think", "thinking", "reasoning", "analysis"] {
      // Some servers leave the opening tag out.
      if let end = text.range(of: "</\(name)>", last: true) {
        text = text[end.upperBound...]
      } else if let start = text.range(of: "<\(name)>") {
        text = text[..<start.lowerBound]
      }
    }
    return text.trimmingSpaces()
  }

  private static func withoutFences(_ text: Substring) -> Substring {
    guard text.hasPrefix("```"), text.hasSuffix("```"), text.count > 6 else { return text }
    let inner = text.dropFirst(3).dropLast(3)
    guard let end = inner.firstIndex(where: \.isNewline) else { return inner.trimmingSpaces() }
    // The first line names a language, if anything.
    return inner[..<end].contains(" ") ? inner.trimmingSpaces() : inner[end...].trimmingSpaces()
  }

  private static func withoutTags(_ text: Substring) -> Substring {
    guard text.first == "<", let end = text.firstIndex(of: ">") else { return text }
    let name = text[text.index(after: text.startIndex)..<end]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }),
      text.hasSuffix("</\(name)>")
    else { return text }
    return text[text.index(after: end)...].dropLast(name.count + 3).trimmingSpaces()
  }

  /// A first line such as “Here is the cleaned transcript:”.
  private static func withoutLabel(_ text: Substring, rules: String) -> Substring {
    guard let end = text.firstIndex(where: \.isNewline) else { return text }
    let label = text[..<end].trimmingSpaces()
    let words = label.lowercased()
    guard label.hasSuffix(":"), label.count < 80, !rules.lowercased().hasPrefix(words.dropLast()),
      GuardLanguages.refusals.contains(where: words.hasPrefix) || labels.contains(String(words.dropLast()))
    else { return text }
    return text[end...].trimmingSpaces()
  }

  private static let labels: Set<String> = [
    "transcript", "text", "result", "answer", "output", "transkript", "ergebnis",
  ]

  private static func withoutQuotes(_ text: Substring, rules: String) -> Substring {
    let pairs: [Character: Character] = ["\"": "\"", "“": "”", "„": "“", "«": "»", "'": "'", "‘": "’"]
    guard let first = text.first, pairs[first] == text.last, text.count > 2, rules.first != first else { return text }
    return text.dropFirst().dropLast().trimmingSpaces()
  }

  /// Layout is not the model's business, and nothing unseen gets into a document.
  private static func inOneLine(_ text: Substring) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace || scalar == "\u{85}" {
        if let last = result.last, last != " " { result.append(" ") }
      } else if !isUnseen(scalar) {
        result.append(scalar)
      }
    }
    while result.last == " " { result.removeLast() }
    return String(result)
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
    // Joiners belong to the spelling of Persian and Hindi, and to emoji.
    case .format: scalar.value != 0x200C && scalar.value != 0x200D
    default: scalar.value == 0xFFFD
    }
  }
}

extension Substring {
  /// Where `needle` is, from the front or from the back.
  fileprivate func range(of needle: String, last: Bool = false) -> Range<Index>? {
    var found: Range<Index>?
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(needle) {
        found = index..<self.index(index, offsetBy: needle.count)
        if !last { return found }
      }
      index = self.index(after: index)
    }
    return found
  }
}
