internal import DictationCore
internal import GLibRuntime

extension Alternative {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      try dictionary.choice("kind", default: .final), tone: try dictionary.value("tone") ?? "",
      try Draft(dictionary: dictionary))
  }

  var dictionary: [String: Variant] {
    var dictionary = draft.dictionary
    dictionary["kind"] = kind.rawValue.variant
    if !tone.isEmpty { dictionary["tone"] = tone.variant }
    return dictionary
  }
}
