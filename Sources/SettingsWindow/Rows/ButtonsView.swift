internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// The buttons of a row.
@GLibActor
final class ButtonsView {
  let widget = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
  private let desk: Desk
  private var shown: [Button] = []

  init(_ desk: Desk) {
    self.desk = desk
    widget.centerVertically()
  }

  func update(_ row: Row) {
    if shown.count != row.buttons.count {
      widget.removeAll()
      shown = row.buttons.map { Button(label: $0.label) }
      for button in shown { widget.append(button) }
    }
    widget.isVisible = !shown.isEmpty
    for (button, model) in zip(shown, row.buttons) {
      button.label = model.label
      button.setAccessibleLabel("\(model.label): \(row.title)")
      button.isEnabled = model.isEnabled
      for style in [RowButton.Style.suggested, .destructive] {
        if model.style == style { button.addClass(style.name) } else { button.removeClass(style.name) }
      }
      button.action = { [desk] in desk.perform(model) }
    }
  }
}

extension RowButton.Style {
  /// As GTK's themes call it.
  fileprivate var name: String {
    switch self {
    case .plain: ""
    case .suggested: "suggested-action"
    case .destructive: "destructive-action"
    }
  }
}
