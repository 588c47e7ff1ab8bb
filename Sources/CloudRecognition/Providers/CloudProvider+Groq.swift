internal import HTTP

extension CloudProvider {
  /// Groq. Prompts of more than 896 characters are refused; `verbose_json` for every model.
  static let groq: CloudProvider? = HTTPAddress("https://api.groq.com/openai/v1").map { base in
    var provider = CloudProvider(name: "groq", title: "Groq", base: base)
    provider.models = ["whisper-large-v3", "whisper-large-v3-turbo"]
    return provider
  }
}
