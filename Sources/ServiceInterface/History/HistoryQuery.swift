internal import GLibRuntime

/// Which sessions to list.
public struct HistoryQuery: Hashable, Sendable {
  /// Words and "phrases"; empty for everything.
  public var text: String
  public var offset: Int
  /// 1 to 1,000.
  public var limit: Int

  public init(text: String = "", offset: Int = 0, limit: Int = 50) {
    self.text = text
    self.offset = offset
    self.limit = limit
  }
}

extension HistoryQuery {
  init(dictionary: [String: Variant]) throws(VariantError) {
    self.init(
      text: try dictionary.value("text") ?? "", offset: try dictionary.count("offset"),
      limit: Int(try dictionary.value("limit", as: UInt32.self) ?? 50))
  }

  var dictionary: [String: Variant] {
    ["text": text.variant, "offset": UInt32(clamping: offset).variant, "limit": UInt32(clamping: limit).variant]
  }
}
