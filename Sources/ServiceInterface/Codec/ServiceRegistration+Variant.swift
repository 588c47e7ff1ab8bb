internal import GLibRuntime

extension ServiceRegistration {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      api: try dictionary.required("api"),
      version: try dictionary.value("version") ?? "",
      pending: try dictionary.count("pending"),
      choices: ServiceChoices(
        languages: try dictionary.value("languages") ?? [],
        recognizers: try dictionary.value("recognizers", as: StringPairs.self)?.pairs ?? [:],
        tones: try dictionary.value("tones", as: StringPairs.self)?.pairs ?? [:]),
      isOutdated: try dictionary.value("outdated") ?? false)
  }

  var dictionary: [String: Variant] {
    [
      "api": api.variant, "version": version.variant, "pending": UInt32(clamping: pending).variant,
      "languages": choices.languages.variant, "recognizers": StringPairs(choices.recognizers).variant,
      "tones": StringPairs(choices.tones).variant, "outdated": isOutdated.variant,
    ]
  }
}
