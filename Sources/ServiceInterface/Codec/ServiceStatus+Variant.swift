internal import GLibRuntime

extension ServiceStatus {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      state: try dictionary.choice("state", default: .idle),
      recognizer: try dictionary.value("recognizer") ?? "",
      source: try dictionary.value("source") ?? "",
      pending: try dictionary.count("pending"),
      sessions: try dictionary.count("sessions"),
      version: try dictionary.value("version") ?? "")
    hasEngine = try dictionary.value("engine") ?? false
    rewrite = try dictionary.value("rewrite") ?? "off"
    tone = try dictionary.value("tone") ?? ""
    model = try dictionary.value("model") ?? ""
    modelSentence = try dictionary.value("model-sentence") ?? ""
    api = try dictionary.required("api")
  }

  var dictionary: [String: Variant] {
    [
      "state": state.rawValue.variant, "recognizer": recognizer.variant, "source": source.variant,
      "pending": UInt32(clamping: pending).variant, "sessions": UInt32(clamping: sessions).variant,
      "version": version.variant, "engine": hasEngine.variant, "api": api.variant,
      "rewrite": rewrite.variant, "tone": tone.variant, "model": model.variant,
      "model-sentence": modelSentence.variant,
    ]
  }
}
