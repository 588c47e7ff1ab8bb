/// Commands: an utterance that is nothing else, or that ends in one. Anywhere else their words are words.
struct CommandStep: Step {
  let name = "commands"
  let rules: LanguageRules
  let tones: Set<String>

  func apply(to passage: inout Passage) {
    let end = passage.tokens.lastIndex { !$0.isGuessedPunctuation }.map { $0 + 1 } ?? 0
    guard end > 0, passage.tokens.contains(where: { $0.has(.startsCue) }) else { return }
    let reach = max(0, end - Self.longestCommand)
    let utterance = Utterance(tokens: Array(passage.tokens[reach..<end]), rules: rules, tones: tones)
    guard let (tail, offset) = utterance.tail(isWhole: reach == 0) else { return }
    let start = reach + offset
    let isWhole = start == 0
    var before = Array(passage.tokens[..<start])
    // It only set the command off.
    if case .command = tail, before.last?.text == ",", before.last?.isGuessedPunctuation == true { before.removeLast() }
    switch tail {
    case .spelled(let word):
      passage.keepsFirstCase = isWhole
      // Letters alone are no sentence that a model's full stop could end.
      passage.tokens = before + [word] + (isWhole ? [] : passage.tokens[end...])
    case .command(let command) where isWhole:
      passage.tokens = []
      passage.command = command
    case .command(.selectTone(let tone)):
      passage.tokens = before
      passage.command = .selectTone(tone)
    case .command(.undo):
      UtteranceEnd(rules: rules).takeBack(&before)
      passage.tokens = before
    case .command(let command):
      guard let casing = command.casing else { return }
      for index in UtteranceEnd(rules: rules).start(of: before)..<before.count { before[index].casing = casing }
      passage.tokens = before
    }
  }

  /// In words: a spelled word may be long.
  private static let longestCommand = 60
}

extension Command {
  fileprivate var casing: Casing? {
    switch self {
    case .allCaps: .upper
    case .noCaps: .lower
    case .capitalize: .capital
    case .undo, .selectTone: nil
    }
  }
}
