internal import GLibRuntime

extension RewriteRequest {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      isCleanup: try dictionary.value("cleanup") ?? false, tone: try dictionary.value("tone"),
      language: try dictionary.value("language"), isRemembered: try dictionary.value("remember") ?? false)
  }

  var dictionary: [String: Variant] {
    var dictionary: [String: Variant] = [:]
    if isCleanup { dictionary["cleanup"] = true.variant }
    if isRemembered { dictionary["remember"] = true.variant }
    dictionary["tone"] = tone?.variant
    dictionary["language"] = language?.variant
    return dictionary
  }
}

extension RewriteReply {
  var values: [Variant] {
    var details: [String: Variant] = [:]
    details["reason"] = reason?.variant
    return [.string(text), .dictionary(details)]
  }

  init(values: [Variant]) throws(VariantError) {
    self.init(
      text: try values.value(at: 0), reason: try values.value(at: 1, as: [String: Variant].self).value("reason"))
  }
}

extension ToneList {
  var values: [Variant] { [names.variant, current.variant] }

  init(values: [Variant]) throws(VariantError) {
    self.init(names: try values.value(at: 0), current: try values.value(at: 1))
  }
}
