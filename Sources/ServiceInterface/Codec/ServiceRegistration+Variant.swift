internal import GLibRuntime

extension ServiceRegistration {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      api: try dictionary.required("api"),
      version: try dictionary.value("version") ?? "",
      pending: try dictionary.count("pending"))
  }

  var dictionary: [String: Variant] {
    ["api": api.variant, "version": version.variant, "pending": UInt32(clamping: pending).variant]
  }
}
