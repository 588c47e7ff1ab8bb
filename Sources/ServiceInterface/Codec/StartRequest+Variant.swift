internal import DictationCore
internal import GLibRuntime

extension StartRequest {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      mode: try dictionary.choice("mode", default: .toggle),
      client: try dictionary.value("client"),
      purpose: try dictionary.choice("purpose", default: .freeForm),
      hints: InputHints(rawValue: try dictionary.value("hints") ?? 0),
      language: try dictionary.value("language"))
    title = try dictionary.value("title") ?? ""
    isNote = try dictionary.value("note") ?? false
    isOffTheRecord = try dictionary.value("off-the-record") ?? false
  }

  var dictionary: [String: Variant] {
    var dictionary: [String: Variant] = [
      "mode": mode.rawValue.variant, "purpose": purpose.rawValue.variant, "hints": hints.rawValue.variant,
    ]
    if !title.isEmpty { dictionary["title"] = title.variant }
    if isNote { dictionary["note"] = isNote.variant }
    if isOffTheRecord { dictionary["off-the-record"] = isOffTheRecord.variant }
    dictionary["client"] = client?.variant
    dictionary["language"] = language?.variant
    return dictionary
  }
}
