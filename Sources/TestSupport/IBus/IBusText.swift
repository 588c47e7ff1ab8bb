internal import GLibRuntime

/// `IBusText` as it travels: a name, attachments, the string, a list of attributes.
enum IBusText {
  static func encode(_ text: String) -> Variant {
    let attributes = Variant.tuple([.string("IBusAttrList"), .dictionary([:]), .array([], of: "v")])
    return .variant(.tuple([.string("IBusText"), .dictionary([:]), .string(text), .variant(attributes)]))
  }

  /// Nil where the variant is no text.
  static func decode(_ variant: Variant?) -> String? {
    guard case .variant(.tuple(let parts))? = variant, parts.count > 2, case .string("IBusText") = parts[0],
      case .string(let text) = parts[2]
    else { return nil }
    return text
  }
}
