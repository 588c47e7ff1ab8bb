/// Turns the raw words of a recognizer into what the speaker would have typed. Rules only: no network, no state, and the
/// same text again when it is given its own result.
public struct Cleaner: Sendable {
  let rules: LanguageRules
  let options: Options

  /// - Parameter language: a tag such as "en" or "de-AT"; nil or one without rules leaves fillers, numbers and spoken
  ///   marks alone, since a filler of one language is a word of another.
  public init(language: String?, options: Options = Options()) {
    rules = LanguageRules.named(language) ?? LanguageRules(code: "")
    self.options = options
  }

  /// - Parameters:
  ///   - pauses: UTF-8 offsets into `raw` at which the speaker paused, ascending; they tell a command from a word.
  ///   - explains: fills `Cleaned.explanation`, which costs as much as the cleaning.
  public func clean(
    _ raw: String, field: FieldKind = .normal, pauses: [Int] = [], explains: Bool = false
  ) -> Cleaned {
    var passage = Passage(tokens: Tokenizer(rules: rules).tokens(of: raw, pauses: pauses), field: field)
    var explanation: [Cleaned.Change] = []
    var before = explains ? passage.text : ""
    for step in steps(for: field) {
      step.apply(to: &passage)
      guard explains else { continue }
      let after = passage.text
      if after != before { explanation.append(Cleaned.Change(step: step.name, before: before, after: after)) }
      before = after
    }
    return cleaned(passage, explanation: explanation)
  }

  private func cleaned(_ passage: Passage, explanation: [Cleaned.Change]) -> Cleaned {
    let first = passage.tokens.first(where: \.isWord)
    let last = passage.tokens.last
    return Cleaned(
      text: passage.text,
      mayLowercaseFirst: first.map { SafeCase(rules: rules).mayBeLowered($0) } ?? false,
      mayCapitalizeFirst: !passage.keepsFirstCase,
      finalStopIsGuessed: last.map {
        $0.kind == .mark && $0.text == "." && $0.origin == .recognizer && $0.gluesToPrevious
      } ?? false,
      bindsToLeft: passage.tokens.first.map { $0.origin == .speaker && $0.gluesToPrevious } ?? false,
      command: passage.command, explanation: explanation)
  }
}
