internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// The buttons of a row.
@GLibActor
final class ButtonsView {
  let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
  private let desk: Desk
  private var shown: [Button] = []
  private var symbols: [String?] = []

  init(_ desk: Desk) {
    self.desk = desk
    widget.centerVertically()
  }

  func update(_ row: Row) {
    let symbols = row.buttons.map(\.style.symbol)
    if symbols != self.symbols {
      self.symbols = symbols
      widget.removeAll()
      shown = row.buttons.map { Self.make($0) }
      for button in shown { widget.append(button) }
    }
    widget.isVisible = !shown.isEmpty
    for (button, model) in zip(shown, row.buttons) {
      if model.style.symbol == nil { button.label = model.label }
      button.setAccessibleLabel("\(model.label): \(row.title)")
      button.isEnabled = model.isEnabled
      for style in [RowButton.Style.suggested, .destructive] {
        if model.style == style { button.addClass(style.name) } else { button.removeClass(style.name) }
      }
      button.action = { [desk] in desk.perform(model) }
    }
  }

  private static func make(_ model: RowButton) -> Button {
    guard let symbol = model.style.symbol else { return Button(label: model.label) }
    let button = Button(symbol: symbol, name: model.label)
    button.addClass("flat")
    return button
  }
}

extension RowButton.Style {
  /// Of the icon theme; nil for a button with words.
  fileprivate var symbol: String? {
    switch self {
    case .plain, .suggested, .destructive: nil
    case .edit: "document-edit-symbolic"
    case .remove: "user-trash-symbolic"
    case .forward: "go-next-symbolic"
    case .back: "go-previous-symbolic"
    }
  }

  /// Leads to another place.
  var isWay: Bool { self == .forward || self == .back }

  /// As GTK's themes call it.
  fileprivate var name: String {
    switch self {
    case .plain, .edit, .remove, .forward, .back: ""
    case .suggested: "suggested-action"
    case .destructive: "destructive-action"
    }
  }
}
