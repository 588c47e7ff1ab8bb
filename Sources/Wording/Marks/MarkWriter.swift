/// Writes words and spoken marks behind each other, and removes what a model guessed at the same place.
struct MarkWriter {
  private(set) var tokens: [Token] = []
  /// Spoken marks that opened a pair which is not closed yet.
  private var openMarks: [String] = []
  private let field: FieldKind

  init(field: FieldKind, capacity: Int) {
    self.field = field
    tokens.reserveCapacity(capacity)
  }

  mutating func write(_ token: Token) { tokens.append(token) }

  mutating func write(settled token: Token) {
    var token = token
    token.origin = .settled
    tokens.append(token)
  }

  mutating func write(_ mark: SpokenMark, from first: Token, through last: Token, beforeContraction: Bool) {
    if mark.endsSentence {
      write(SpokenMark(form: "x."), from: first, through: last, beforeContraction: false)
    }
    removeGuessedMarks(before: mark)
    if mark.isLayout { return writeLayout(mark, from: first, through: last) }
    if let previous = tokens.last, previous.kind == .mark, previous.text == mark.text, mark.isPunctuation,
      !mark.isRepeatable
    {
      return
    }
    if mark.closes != nil, isOpen(mark) {
      openMarks.removeLast()
    } else if mark.opensPair {
      openMarks.append(mark.text)
    }
    var token = first.rewritten(mark.text, throughEndOf: last)
    token.kind = .mark
    token.origin = .speaker
    token.gluesToPrevious = mark.gluesToPrevious
    token.gluesToNext = mark.gluesToNext && (!mark.isApostrophe || beforeContraction)
    tokens.append(token)
  }

  /// The pair that `mark` closes was opened: "a" before it is no article.
  func isOpen(_ mark: SpokenMark) -> Bool { mark.closes.map { openMarks.last == $0 } ?? false }

  /// Where to go on reading behind a spoken mark: past the marks that a model put there.
  func indexAfterGuessedMarks(behind mark: SpokenMark, in tokens: [Token], from start: Int) -> Int {
    var index = start
    while index < tokens.count, tokens[index].isGuessedPunctuation {
      // The end of a sentence behind a closing bracket is none of the bracket's business.
      if !mark.isPunctuation, !mark.isLayout, !mark.gluesToNext, tokens[index].text != "," {
        // Unless it ended inside already.
        guard self.tokens.dropLast().last?.endsSentence == true, tokens[index].text == "." else { break }
      }
      index += 1
    }
    return index
  }

  private mutating func removeGuessedMarks(before mark: SpokenMark) {
    while let last = tokens.last, last.isGuessedPunctuation {
      if !mark.isPunctuation, last.text != "," || mark.isLayout { return }
      tokens.removeLast()
    }
  }

  private mutating func writeLayout(_ mark: SpokenMark, from first: Token, through last: Token) {
    if field.keepsLineBreaks {
      let breaks = mark.text.prefix(while: { $0 == "\n" })
      if let previous = tokens.last, previous.kind == .lineBreak {
        if breaks.count == mark.text.count { tokens[tokens.count - 1].text = "\n\n" }
      } else {
        var token = first.rewritten(String(breaks), throughEndOf: last)
        token.kind = .lineBreak
        token.origin = .speaker
        tokens.append(token)
      }
    }
    let sign = mark.text.drop(while: { $0 == "\n" })
    guard !sign.isEmpty else { return }
    var token = first.rewritten(String(sign), throughEndOf: last)
    token.kind = .mark
    token.origin = .speaker
    tokens.append(token)
  }
}

extension SpokenMark {
  fileprivate var isApostrophe: Bool { text == "'" && gluesToPrevious && gluesToNext }

  /// "!!!": said more than once on purpose.
  fileprivate var isRepeatable: Bool { text == "!" || text == "?" }

  fileprivate var opensPair: Bool {
    gluesToNext && !gluesToPrevious && ["(", "[", "{", "\"", "'", "„", "«"].contains(text)
  }

  /// What opened the pair that this mark closes.
  fileprivate var closes: String? {
    guard gluesToPrevious, !gluesToNext else { return nil }
    return [")": "(", "]": "[", "}": "{", "\"": "\"", "'": "'", "“": "„", "»": "«"][text]
  }

  /// A mark of the sentence, of which one at a place is enough.
  var isPunctuation: Bool { [",", ";", ":", ".", "?", "!", "..."].contains(text) }
}

extension Token {
  /// Put there by a model, which guesses.
  var isGuessedPunctuation: Bool {
    kind == .mark && origin == .recognizer && [",", ";", ":", ".", "?", "!", "...", "…"].contains(text)
  }
}
