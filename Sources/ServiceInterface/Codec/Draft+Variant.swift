internal import DictationCore
internal import GLibRuntime

extension Draft {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      text: try dictionary.required("text"),
      mayLowercaseFirst: try dictionary.value("lowercase-first") ?? false,
      mayCapitalizeFirst: try dictionary.value("capitalize-first") ?? true,
      finalStopIsGuessed: try dictionary.value("guessed-stop") ?? false)
  }

  var dictionary: [String: Variant] {
    [
      "text": text.variant, "lowercase-first": mayLowercaseFirst.variant,
      "capitalize-first": mayCapitalizeFirst.variant, "guessed-stop": finalStopIsGuessed.variant,
    ]
  }
}
