/// A word as the guards compare it: what a model may change (case, marks, hyphens) is not in its key.
struct CheckedWord: Hashable {
  /// Without the marks around it.
  let text: String
  /// Letters and digits in lower case.
  let key: String
  /// A mark stands behind it.
  let endsClause: Bool
  /// It stands where a sentence, a quotation or the text begins.
  let startsSentence: Bool

  /// The words of a text; what is only marks is none.
  static func words(of text: String) -> [CheckedWord] {
    var words: [CheckedWord] = []
    var isStart = true
    for part in text.split(whereSeparator: { $0.isWhitespace || $0 == "—" || $0 == "–" }) {
      if part.contains(where: \.isWordless) {
        words += characters(of: part)
        isStart = false
        continue
      }
      let core = part.trimmingMarks()
      let key = String(core.lowercased().filter { $0.isLetter || $0.isNumber })
      let tail = part[core.endIndex...]
      if !key.isEmpty {
        let isQuoted = part[..<core.startIndex].contains { "\"“«„‘".contains($0) }
        words.append(
          CheckedWord(
            text: String(core), key: key, endsClause: !tail.isEmpty, startsSentence: isStart || isQuoted))
        isStart = false
      }
      if tail.contains(where: { ".!?…:".contains($0) }) { isStart = true }
    }
    return words
  }

  /// Of a writing without spaces every character is compared by itself.
  private static func characters(of part: Substring) -> [CheckedWord] {
    part.filter { $0.isLetter || $0.isNumber }.map { character in
      CheckedWord(
        text: String(character), key: character.lowercased(), endsClause: false, startsSentence: false)
    }
  }

  /// Of a writing without spaces.
  var isCharacter: Bool { text.first?.isWordless ?? false }

  /// A number, an address, a path, code: not a sign of it may change.
  var isLiteral: Bool {
    text.contains { !$0.isLetter && !"'’-‐".contains($0) } || text.hasPrefix("-")
  }

  var hasDigits: Bool { text.contains(where: \.isNumber) }

  /// Capitals where no sentence would put them: `GitHub`, `API`, `iPhone`.
  var isSpelled: Bool { text.dropFirst().contains(where: \.isUppercase) }

  var isCapitalized: Bool { text.first?.isUppercase ?? false }
}

extension Character {
  /// Thai, kana, Chinese characters.
  fileprivate var isWordless: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x0E00...0x0E7F, 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension Substring {
  /// Without the marks of sentences and quotations at its ends; signs such as $, # and - belong to a word.
  fileprivate func trimmingMarks() -> Substring {
    let marks: Set<Character> = [
      ".", ",", ";", ":", "!", "?", "…", "\"", "'", "“", "”", "„", "‘", "’", "«", "»", "(", ")", "[", "]", "¿", "¡",
    ]
    var core = self
    while let last = core.last, marks.contains(last) { core.removeLast() }
    while let first = core.first, marks.contains(first) { core.removeFirst() }
    return core
  }
}
