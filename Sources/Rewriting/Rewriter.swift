/// Gives a text to a model, piece by piece, and lets through what is the speaker's.
public struct Rewriter: Sendable {
  public let task: RewriteTask
  /// A BCP 47 tag.
  public let language: String

  public init(_ task: RewriteTask, language: String) {
    self.task = task
    self.language = language
  }

  /// Whether a text of a language can be given a tone: what negates is not known of another one, so nothing could be
  /// promised.
  /// - Parameter language: a BCP 47 tag.
  public static func hasTones(in language: String) -> Bool { GuardLanguages.language(language) != nil }

  /// A piece of which the answer is rejected stays as it was; in another manner than the rest it would be a patch, so
  /// for a tone all of them do.
  /// - Throws: what `model` throws, other than a `Rejection`.
  public func rewrite(_ text: String, with model: some ChatModel) async throws -> Rewritten {
    var result = Rewritten(text: "", rejections: [], isModels: false)
    for part in TextPieces(text).parts {
      switch part {
      case .between(let text): result.text += text
      case .piece(let piece):
        try Task.checkCancellation()
        do {
          result.text += try await rewrite(piece: piece, with: model)
          result.isModels = true
        } catch let rejection as Rejection {
          result.text += piece
          result.rejections.append(rejection)
          if task != .cleanup { return Rewritten(text: text, rejections: [rejection], isModels: false) }
        }
      }
    }
    return result
  }

  /// - Throws: `Rejection`, and what the model throws.
  private func rewrite(piece: String, with model: some ChatModel) async throws -> String {
    let prompt = RewritePrompt(piece, task: task, language: language)
    let answer = try await model.answer(to: prompt.messages, tokens: prompt.answerTokens)
    let text = ModelAnswer(answer, to: piece).text
    if let rejection = judge(text, of: piece) { throw rejection }
    return text
  }

  /// nil for a text that may take the place of `rules`.
  func judge(_ answer: String, of rules: String) -> Rejection? {
    let language = GuardLanguages.language(language)
    switch task {
    case .cleanup: return CleanupGuard(rules: rules, answer: answer, language: language).rejection()
    case .tone:
      guard let language else { return .language }
      return ToneGuard(rules: rules, answer: answer, language: language).rejection()
    }
  }
}
