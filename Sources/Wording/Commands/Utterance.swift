/// What was said in one go, without the marks at its end.
struct Utterance {
  enum Tail {
    case command(Command)
    /// Letters said one by one.
    case spelled(Token)
  }

  let tokens: [Token]
  let rules: LanguageRules
  let tones: Set<String>

  /// The longest command that runs to the end, and where it begins.
  func tail(isWhole: Bool) -> (Tail, Int)? {
    for index in tokens.indices where tokens[index].has(.startsCue) {
      let isFirst = isWhole && isOpening(before: index)
      guard isFirst || index > 0 && mayEnd(at: index), let tail = command(at: index, isFirst: isFirst) else { continue }
      if isFirst, case .command(.undo) = tail { return (tail, 0) }
      return isFirst && index > 0 ? nil : (tail, index)
    }
    return nil
  }

  /// Nothing but "no" or "actually" comes before.
  private func isOpening(before index: Int) -> Bool {
    tokens[..<index].allSatisfy { rules.asides.contains($0.key) || $0.isGuessedPunctuation }
  }

  /// The command that begins at `index` and takes all the words that follow.
  private func command(at index: Int, isFirst: Bool) -> Tail? {
    guard let (cue, end) = rules.cues.match(in: tokens, at: index) else { return nil }
    // Spanish "no borra eso"
    if cue == .erase, index > 0, rules.askers.contains(tokens[index - 1].key) { return nil }
    if cue.takesBack, isFirst, end == tokens.count { return .command(.undo) }
    guard case .command(let word) = cue else { return nil }
    switch word {
    case .undo where end == tokens.count: return .command(.undo)
    case .allCaps where end == tokens.count: return .command(.allCaps)
    case .cap where end == tokens.count: return .command(.capitalize)
    case .noCaps where end == tokens.count: return .command(.noCaps)
    case .tone where end < tokens.count:
      let name = tokens[end...].filter { !$0.isGuessedPunctuation }.map(\.key).joined(separator: " ")
      return tones.contains(name) ? .command(.selectTone(name)) : nil
    case .spell: return spelled(index, from: end).map(Tail.spelled)
    default: return nil
    }
  }

  /// Behind other words a command must be set off by a pause or a mark, or be a phrase that is hardly anything else.
  private func mayEnd(at index: Int) -> Bool {
    let before = tokens[index - 1]
    if before.kind != .word || before.pauseFollows { return true }
    guard !rules.commandObjects.contains(before.key), !rules.verbSubjects.contains(before.key) else { return false }
    guard let (cue, end) = rules.cues.match(in: tokens, at: index), case .command(let word) = cue else { return false }
    switch word {
    case .undo: return false
    case .tone, .allCaps, .noCaps, .cap: return end - index > 1
    case .spell: return true
    }
  }

  /// "spell j o h n", "spell juliet oscar capital hotel november", "spell h e double l o", and "J-O-H-N", as a model may
  /// write it: at least two letters, and nothing else.
  private func spelled(_ start: Int, from index: Int) -> Token? {
    var text = ""
    var index = index
    var isCapital = false
    while index < tokens.count {
      if tokens[index].isGuessedPunctuation {
        index += 1
        continue
      }
      guard let (letter, end) = letter(at: index) else { return nil }
      index = end
      if letter == Self.capitalSign {
        guard !isCapital else { return nil }
        isCapital = true
      } else {
        text += isCapital ? letter.uppercased() : letter
        isCapital = false
      }
    }
    guard text.count > 1, !isCapital else { return nil }
    var word = tokens[start].rewritten(text, throughEndOf: tokens[tokens.count - 1])
    word.origin = .settled
    return word
  }

  private func letter(at index: Int) -> (String, Int)? {
    if let (known, end) = rules.letters.match(in: tokens, at: index) {
      guard known == Self.doubleSign else { return (known, end) }
      guard end < tokens.count, let (letter, end) = letter(at: end), letter.count == 1 else { return nil }
      return (letter + letter, end)
    }
    guard tokens[index].isPlainWord else { return nil }
    let letters = tokens[index].key.split(separator: "-", omittingEmptySubsequences: false)
    return letters.allSatisfy { $0.count == 1 } ? (letters.joined(), index + 1) : nil
  }

  /// What the language files write for "capital" and "double".
  private static let capitalSign = "^"
  private static let doubleSign = "2x"
}
