/// One line of a page: what it says, how it stands, and what can be done. A value: a page makes its rows anew whenever
/// something changed, and the window brings its widgets in line, by `id`.
public struct Row {
  /// Unique in its page; the same for as long as the row is about the same.
  public var id: String
  public var title: String
  public var subtitle: String
  public var mark: Mark?
  /// False where nothing can be changed, such as a key that an administrator locked.
  public var isEnabled: Bool
  public var control: Control
  public var buttons: [RowButton]

  public init(
    _ id: String, _ title: String, _ subtitle: String = "", mark: Mark? = nil, isEnabled: Bool = true,
    _ control: Control = .none, buttons: [RowButton] = []
  ) {
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.mark = mark
    self.isEnabled = isEnabled
    self.control = control
    self.buttons = buttons
  }
}
