internal import GLibRuntime

extension TranscribeRequest {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      recognizer: try dictionary.value("recognizer"),
      language: try dictionary.value("language"),
      name: try dictionary.value("name"))
  }

  var dictionary: [String: Variant] {
    var dictionary: [String: Variant] = [:]
    dictionary["recognizer"] = recognizer?.variant
    dictionary["language"] = language?.variant
    dictionary["name"] = name?.variant
    return dictionary
  }
}
