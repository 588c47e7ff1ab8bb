/// One entry of the IBus property menu. `InputMode` is the key whose symbol GNOME shows in the top bar (one or two
/// characters by JavaScript's count, anything longer is ignored there).
public struct PanelProperty: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case normal
    case toggle(isOn: Bool)
    case radio(isOn: Bool)
    case menu([PanelProperty])
    case separator
  }

  public var key: String
  public var kind: Kind
  public var label: String
  public var tooltip: String
  public var icon: String
  public var symbol: String
  public var isSensitive: Bool
  public var isVisible: Bool

  public init(
    key: String, kind: Kind = .normal, label: String, tooltip: String = "", icon: String = "", symbol: String = "",
    isSensitive: Bool = true, isVisible: Bool = true
  ) {
    self.key = key
    self.kind = kind
    self.label = label
    self.tooltip = tooltip
    self.icon = icon
    self.symbol = symbol
    self.isSensitive = isSensitive
    self.isVisible = isVisible
  }
}
