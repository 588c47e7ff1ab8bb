internal import GLibRuntime

extension ClientRegistration {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      api: try dictionary.required("api"),
      version: try dictionary.value("version") ?? "",
      role: try dictionary.choice("role", default: .tool),
      isActive: try dictionary.value("active") ?? true,
      language: try dictionary.value("language"))
  }

  var dictionary: [String: Variant] {
    var dictionary = [
      "api": api.variant, "version": version.variant, "role": role.rawValue.variant, "active": isActive.variant,
    ]
    dictionary["language"] = language?.variant
    return dictionary
  }
}
