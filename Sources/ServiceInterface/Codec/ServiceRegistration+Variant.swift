internal import GLibRuntime

extension ServiceRegistration {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      api: try dictionary.required("api"),
      version: try dictionary.value("version") ?? "",
      pending: try dictionary.count("pending"),
      choices: try ServiceChoices(dictionary: dictionary),
      isOutdated: try dictionary.value("outdated") ?? false)
  }

  var dictionary: [String: Variant] {
    choices.dictionary.merging([
      "api": api.variant, "version": version.variant, "pending": UInt32(clamping: pending).variant,
      "outdated": isOutdated.variant,
    ]) { $1 }
  }
}
