internal import GLibRuntime

/// An entry of the property menu, as the panel got it.
public struct IBusProperty: Hashable, Sendable, CustomStringConvertible {
  public var key: String
  public var label: String
  public var symbol: String
  public var isSensitive: Bool
  public var isVisible: Bool
  public var isChecked: Bool
  public var children: [IBusProperty]

  /// The fields of a serialized `IBusProperty`: key, type, label, icon, tooltip, sensitive, visible, state, children,
  /// symbol, after the name and the attachments.
  init?(_ variant: Variant?) {
    guard case .variant(.tuple(let parts))? = variant, parts.count > 11, case .string("IBusProperty") = parts[0],
      case .string(let key) = parts[2], case .bool(let isSensitive) = parts[7], case .bool(let isVisible) = parts[8],
      case .uint32(let state) = parts[9]
    else { return nil }
    self.key = key
    label = IBusText.decode(parts[4]) ?? ""
    symbol = IBusText.decode(parts[11]) ?? ""
    self.isSensitive = isSensitive
    self.isVisible = isVisible
    isChecked = state == 1
    children = Self.list(parts[10])
  }

  /// A serialized `IBusPropList`.
  static func list(_ variant: Variant?) -> [IBusProperty] {
    guard case .variant(.tuple(let parts))? = variant, parts.count > 2, case .string("IBusPropList") = parts[0],
      case .array(let properties, _) = parts[2]
    else { return [] }
    return properties.compactMap { IBusProperty($0) }
  }

  /// Short: many of them stand in the story of a failure.
  public var description: String {
    let signs = [symbol, isChecked ? "checked" : "", isSensitive ? "" : "insensitive"].filter { !$0.isEmpty }
    return "\(key)(\(signs.joined(separator: " ")))"
  }
}
