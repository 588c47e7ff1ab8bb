internal import GLibRuntime

/// Something that can be done with a row.
public struct RowButton {
  public enum Style: Hashable, Sendable {
    case plain
    /// What the page suggests.
    case suggested
    /// What cannot be undone.
    case destructive
    // As small symbols, where many rows have the same.
    case edit
    case remove
    /// Leads into what the row is about: the whole row does.
    case forward
    /// Leads out of it again.
    case back
  }

  public var label: String
  public var style: Style
  public var isEnabled: Bool
  /// Asked first; nil where what it does can be undone.
  public var question: Question?
  public var action: @GLibActor () -> Void

  public init(
    _ label: String, style: Style = .plain, isEnabled: Bool = true, question: Question? = nil,
    action: @escaping @GLibActor () -> Void
  ) {
    self.label = label
    self.style = style
    self.isEnabled = isEnabled
    self.question = question
    self.action = action
  }

  /// What is asked before something that cannot be undone.
  public struct Question: Hashable, Sendable {
    public var title: String
    public var detail: String

    public init(_ title: String, _ detail: String) {
      self.title = title
      self.detail = detail
    }
  }
}
