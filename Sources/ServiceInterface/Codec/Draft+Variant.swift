internal import DictationCore
internal import GLibRuntime

extension Draft {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      text: try dictionary.required("text"),
      mayLowercaseFirst: try dictionary.value("lowercase-first") ?? false,
      mayCapitalizeFirst: try dictionary.value("capitalize-first") ?? true,
      finalStopIsGuessed: try dictionary.value("guessed-stop") ?? false,
      bindsToLeft: try dictionary.value("binds-left") ?? false)
    isReworded = try dictionary.value("reworded") ?? false
    // One of a newer service is none that we could carry out.
    command = try dictionary.value("command", as: String.self).flatMap { DictationCommand(name: $0) }
  }

  var dictionary: [String: Variant] {
    var dictionary = [
      "text": text.variant, "lowercase-first": mayLowercaseFirst.variant,
      "capitalize-first": mayCapitalizeFirst.variant, "guessed-stop": finalStopIsGuessed.variant,
      "binds-left": bindsToLeft.variant,
    ]
    if isReworded { dictionary["reworded"] = true.variant }
    dictionary["command"] = command?.name.variant
    return dictionary
  }
}
