/// A word, a mark or a line break on its way from what was heard to what is written.
struct Token: Hashable {
  enum Kind: Hashable {
    case word
    case mark
    case lineBreak
  }

  enum Origin: Hashable {
    /// As the recognizer wrote it.
    case recognizer
    /// Made of words that the speaker said ("comma").
    case speaker
    /// Settled by the dictionary or an escape: no later step touches it.
    case settled
  }

  var kind: Kind
  /// As it will be written.
  var text: String
  /// Lower case, with a straight apostrophe: what the language data is looked up by.
  var key: String
  var lexeme: Lexeme
  var origin: Origin = .recognizer
  /// Where it stood in the raw text, in UTF-8 offsets.
  var span: Range<Int>
  var gluesToPrevious = false
  var gluesToNext = false
  /// The case that the speaker asked for.
  var casing: Casing?
  /// The speaker paused behind it, as the recognizer tells.
  var pauseFollows = false

  var isWord: Bool { kind == .word }
  /// A word that steps may still read and change.
  var isPlainWord: Bool { kind == .word && origin != .settled }
  var endsSentence: Bool { kind == .lineBreak || kind == .mark && (text == "." || text == "?" || text == "!") }

  func has(_ roles: Lexeme.Roles) -> Bool { kind == .word && !lexeme.roles.isDisjoint(with: roles) }

  /// The same place in the raw text, other characters.
  func rewritten(_ text: String, throughEndOf last: Token? = nil, key: String? = nil) -> Token {
    var token = self
    token.text = text
    token.key = key ?? text.lowercased()
    token.lexeme = Lexeme()
    token.span = span.lowerBound..<max(span.upperBound, last?.span.upperBound ?? 0)
    token.gluesToNext = last?.gluesToNext ?? gluesToNext
    token.pauseFollows = last?.pauseFollows ?? pauseFollows
    return token
  }
}
