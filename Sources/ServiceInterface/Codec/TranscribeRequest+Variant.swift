internal import GLibRuntime

extension TranscribeRequest {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      recognizer: try dictionary.value("recognizer"),
      language: try dictionary.value("language"),
      name: try dictionary.value("name"))
    isKept = try dictionary.value("keep") ?? false
  }

  var dictionary: [String: Variant] {
    var dictionary: [String: Variant] = [:]
    dictionary["recognizer"] = recognizer?.variant
    dictionary["language"] = language?.variant
    if isKept { dictionary["keep"] = isKept.variant }
    dictionary["name"] = name?.variant
    return dictionary
  }
}
