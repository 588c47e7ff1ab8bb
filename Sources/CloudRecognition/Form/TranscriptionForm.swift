internal import Speech

/// The fields that a provider wants to have filled in.
struct TranscriptionForm: Sendable {
  let provider: CloudProvider
  let model: String
  let context: RecognitionContext

  /// - Parameter previous: what was said before this recording.
  func fields(after previous: String) -> [FormField] {
    var fields = [
      FormField("model", model), FormField("response_format", provider.answerFormat(model).rawValue),
      FormField("temperature", "0"),
    ]
    if let language { fields.append(FormField("language", language)) }
    switch provider.hintStyle(model) {
    case .keywords: fields += context.hints.prefix(100).map { FormField("keywords[]", $0) }
    case .prompt:
      let prompt = TranscriptionPrompt(hints: context.hints, previous: previous, limit: provider.promptLimit).text
      if !prompt.isEmpty { fields.append(FormField("prompt", prompt)) }
    }
    return fields + provider.extraFields
  }

  /// The services know languages by ISO 639-1.
  private var language: String? {
    let primary = context.language.split(separator: "-").first.map { $0.lowercased() } ?? ""
    return primary.count == 2 ? primary : nil
  }
}
