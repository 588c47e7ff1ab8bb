internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// What every row has beside its control: the words, the mark before them, and buttons behind.
@GLibActor
final class RowFrame {
  let widget: Widget
  private let desk: Desk
  private let mark = MarkView()
  private let buttons = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 6)
  private var shown: [Button] = []
  private var subtitle = ""

  init(_ row: UnsafeMutablePointer<GtkWidget>, _ desk: Desk) {
    widget = Widget(row)
    self.desk = desk
    adw_preferences_row_set_use_markup(widget.cast(), 0)
    buttons.centerVertically()
    mark.widget.isVisible = false
    if isAction { adw_action_row_add_prefix(widget.cast(), mark.widget.pointer) }
  }

  /// After the controls, so that buttons stand last.
  func addButtons() {
    if isAction {
      adw_action_row_add_suffix(widget.cast(), buttons.pointer)
    } else {
      adw_entry_row_add_suffix(widget.cast(), buttons.pointer)
    }
  }

  func addSuffix(_ child: Widget) { adw_action_row_add_suffix(widget.cast(), child.pointer) }

  func update(_ row: Row) {
    adw_preferences_row_set_title(widget.cast(), row.title)
    if isAction, row.subtitle != subtitle {
      subtitle = row.subtitle
      adw_action_row_set_subtitle(widget.cast(), subtitle)
    }
    mark.show(row.mark)
    updateButtons(row)
  }

  private var isAction: Bool { cadwaita_is_a(widget.pointer, adw_action_row_get_type()) != 0 }

  private func updateButtons(_ row: Row) {
    if shown.count != row.buttons.count {
      buttons.removeAll()
      shown = row.buttons.map { Button(label: $0.label) }
      for button in shown { buttons.append(button) }
    }
    buttons.isVisible = !shown.isEmpty
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
  var name: String {
    switch self {
    case .plain: "flat"
    case .suggested: "suggested-action"
    case .destructive: "destructive-action"
    }
  }
}
