internal import HTTP

extension CloudProvider {
  /// OpenAI. Only `whisper-1` says how sure it is; `gpt-transcribe` takes words one by one.
  static let openAI: CloudProvider? = HTTPAddress("https://api.openai.com/v1").map { base in
    var provider = CloudProvider(name: "openai", title: "OpenAI", base: base)
    provider.models = ["whisper-1", "gpt-4o-transcribe", "gpt-4o-mini-transcribe", "gpt-transcribe"]
    provider.answerFormat = { $0 == "whisper-1" ? .verbose : .json }
    provider.hintStyle = { $0 == "gpt-transcribe" ? .keywords : .prompt }
    return provider
  }
}
