/// Cuts a recognizer's text into words, marks and line breaks.
struct Tokenizer {
  let rules: LanguageRules

  /// - Parameter pauses: UTF-8 offsets into `raw` at which the speaker paused, ascending.
  func tokens(of raw: String, pauses: [Int] = []) -> [Token] {
    var tokens: [Token] = []
    tokens.reserveCapacity(raw.utf8.count / 5)
    let scalars = raw.unicodeScalars
    var offset = 0
    var chunk = (start: raw.startIndex, offset: 0)
    var index = raw.startIndex
    var previous: Unicode.Scalar = "\0"
    var isBound = false
    while index < raw.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let end = offset + UTF8.width(scalar)
      let isSeparator =
        scalar.isNoBreakSpace
        ? previous == "«" || next < raw.endIndex && scalars[next].isSetApart : scalar.separatesWords
      if isSeparator {
        if chunk.start < index {
          appendChunk(raw[chunk.start..<index], at: chunk.offset, isBound: isBound, to: &tokens)
        }
        // The line feed of a carriage return ends no line of its own.
        if scalar.endsLine, scalar != "\n" || previous != "\r" { appendBreak(at: offset..<end, to: &tokens) }
        chunk = (next, end)
        isBound = scalar.isNoBreakSpace
      }
      previous = scalar
      offset = end
      index = next
    }
    if chunk.start < index {
      appendChunk(raw[chunk.start..<index], at: chunk.offset, isBound: isBound, to: &tokens)
    }
    markPauses(pauses, in: &tokens)
    return tokens
  }

  private func markPauses(_ pauses: [Int], in tokens: inout [Token]) {
    var pauses = pauses[...]
    for index in tokens.indices {
      guard let pause = pauses.first else { return }
      let next = index + 1 < tokens.count ? tokens[index + 1].span.lowerBound : Int.max
      guard pause <= next else { continue }
      tokens[index].pauseFollows = true
      pauses = pauses.drop(while: { $0 <= next })
    }
  }

  private func word(_ text: Substring, at offset: Int) -> Token {
    let written = String(text)
    let key = written.utf8.allSatisfy(\.isPlainASCII) ? written : written.lowercased().replacingTypographicApostrophes()
    return Token(
      kind: .word, text: written, key: key, lexeme: rules.lexeme(for: key), span: offset..<(offset + text.utf8.count))
  }

  private func appendBreak(at span: Range<Int>, to tokens: inout [Token]) {
    if let last = tokens.last, last.kind == .lineBreak {
      tokens[tokens.count - 1].text = "\n\n"
      tokens[tokens.count - 1].span = last.span.lowerBound..<span.upperBound
    } else {
      tokens.append(Token(kind: .lineBreak, text: "\n", key: "\n", lexeme: Lexeme(), span: span))
    }
  }

  /// A chunk is what stands between two spaces: marks in front, a word, marks behind.
  /// - Parameter isBound: the space before it was one that binds.
  private func appendChunk(_ chunk: Substring, at start: Int, isBound: Bool, to tokens: inout [Token]) {
    var offset = start
    func append(_ token: Token) {
      var token = token
      token.gluesToPrevious = offset > start || isBound
      offset = token.span.upperBound
      tokens.append(token)
    }
    if chunk.utf8.allSatisfy(\.isPlainASCII) { return append(word(chunk, at: offset)) }
    if chunk.isLoneSign { return append(mark(chunk, at: offset)) }
    let front = chunk.prefix(while: \.standsBeforeWords)
    var core = chunk[front.endIndex...].trimmingEnd(where: \.standsBehindWords)
    if isAbbreviation(core, in: chunk) { core = chunk[core.startIndex...core.endIndex] }
    for index in front.indices { append(mark(front[index...index], at: offset)) }
    if !core.isEmpty { append(word(core, at: offset)) }
    var rest = chunk[core.endIndex...]
    while let first = rest.first {
      let run = first == "." ? rest.prefix(while: { $0 == "." }) : rest.prefix(1)
      append(mark(run, at: offset))
      rest = rest[run.endIndex...]
    }
  }

  private func mark(_ text: Substring, at offset: Int) -> Token {
    let text = String(text)
    return Token(kind: .mark, text: text, key: text, lexeme: Lexeme(), span: offset..<(offset + text.utf8.count))
  }

  /// `e.g.` and `Dr.` keep their stop, which ends no sentence. A single letter keeps it only before another mark.
  private func isAbbreviation(_ core: Substring, in chunk: Substring) -> Bool {
    guard !core.isEmpty, chunk[core.endIndex...].first == "." else { return false }
    // "J-O-H-N." is spelled.
    guard !core.dropLast().hasSuffix("-") else { return false }
    return core.count > 1 && Abbreviations.ends(chunk[core.startIndex...core.endIndex])
  }
}

extension Unicode.Scalar {
  /// Spaces and control characters; a no-break space holds its neighbours together.
  fileprivate var separatesWords: Bool {
    switch value {
    case 0...0x20, 0x7F...0x9F: true
    case 0...0xFF: false
    default: properties.isWhitespace
    }
  }

  fileprivate var isNoBreakSpace: Bool { value == 0xA0 || value == 0x202F }

  /// French sets these marks apart from their word.
  fileprivate var isSetApart: Bool {
    switch self {
    case ";", ":", "!", "?", "»": true
    default: false
    }
  }

  fileprivate var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension UInt8 {
  /// Lower-case ASCII letters and digits: nothing to cut off, nothing to lower.
  fileprivate var isPlainASCII: Bool { (0x61...0x7A).contains(self) || (0x30...0x39).contains(self) }
}

extension Character {
  fileprivate var standsBeforeWords: Bool {
    switch self {
    case "\"", "'", "(", "[", "{", "“", "‘", "„", "‚", "«", "‹", "¿", "¡": true
    default: false
    }
  }

  fileprivate var standsBehindWords: Bool {
    switch self {
    case "\"", "'", ")", "]", "}", "“", "”", "’", "»", "›", ".", ",", ":", ";", "!", "?", "…": true
    default: false
    }
  }
}

extension Substring {
  /// `-`, `&`, `*`: a sign that stands alone between spaces.
  fileprivate var isLoneSign: Bool { count == 1 && first.map { $0.isPunctuation || $0.isSymbol } == true }
}

extension String {
  func replacingTypographicApostrophes() -> String {
    contains("’") ? String(map { $0 == "’" ? "'" : $0 }) : self
  }
}
