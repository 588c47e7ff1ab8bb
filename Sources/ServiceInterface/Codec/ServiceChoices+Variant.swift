internal import GLibRuntime

extension ServiceChoices {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      languages: try dictionary.value("languages") ?? [],
      recognizers: try dictionary.value("recognizers", as: StringPairs.self)?.pairs ?? [:],
      tones: try dictionary.value("tones", as: StringPairs.self)?.pairs ?? [:])
  }

  var dictionary: [String: Variant] {
    [
      "languages": languages.variant, "recognizers": StringPairs(recognizers).variant,
      "tones": StringPairs(tones).variant,
    ]
  }
}
