/// What neither a cleaned nor a reworded text may be.
struct CommonGuard {
  let rules: String
  let answer: String
  let language: GuardLanguage?

  func rejection() -> Rejection? {
    if answer.isEmpty { return .empty }
    if isPrompt { return .prompt }
    if isRefusal { return .refusal }
    // Longer by both measures: a short text may grow by a few words.
    if answer.count > rules.count * 3, answer.count > rules.count + 200 { return .tooLong }
    return nil
  }

  /// Six words in a row of what the model was told, which the speaker did not say.
  private var isPrompt: Bool {
    let said = Self.runs(of: rules)
    return !Self.runs(of: answer).subtracting(said).isDisjoint(with: Self.told)
  }

  private static let told: Set<[String]> = {
    let plain = Tones.shipped[0]
    return [RewriteTask.cleanup, .tone(plain)].reduce(into: []) { runs, task in
      for message in RewritePrompt("", task: task, language: "en").messages {
        runs.formUnion(Self.runs(of: message.text))
      }
    }
  }()

  private static func runs(of text: String) -> Set<[String]> {
    let keys = CheckedWord.words(of: text).map(\.key)
    guard keys.count >= 6 else { return [] }
    return Set((0...keys.count - 6).map { Array(keys[$0..<$0 + 6]) })
  }

  /// It begins as models begin when they speak for themselves, and the speaker did not.
  private var isRefusal: Bool {
    let beginning = Self.straight(answer)
    let said = Self.straight(rules)
    return GuardLanguages.refusals.contains { phrase in
      beginning.hasPrefix(phrase) && !(beginning.dropFirst(phrase.count).first?.isLetter ?? false)
        && !said.contains(phrase)
    }
  }

  private static func straight(_ text: String) -> String {
    String(text.lowercased().map { $0 == "’" ? "'" : $0 }.drop { !$0.isLetter })
  }
}
