internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// What every row of one line has beside its control: the words, the mark before them, and buttons behind.
@GLibActor
final class RowFrame {
  let widget: Widget
  private let mark = MarkView()
  private let buttons: ButtonsView
  private var subtitle = ""

  init(_ row: UnsafeMutablePointer<GtkWidget>, _ desk: Desk) {
    widget = Widget(row)
    buttons = ButtonsView(desk)
    adw_preferences_row_set_use_markup(widget.cast(), 0)
    mark.widget.isVisible = false
    if isAction { adw_action_row_add_prefix(widget.cast(), mark.widget.pointer) }
  }

  /// After the controls, so that buttons stand last.
  func addButtons() {
    if isAction {
      adw_action_row_add_suffix(widget.cast(), buttons.widget.pointer)
    } else {
      adw_entry_row_add_suffix(widget.cast(), buttons.widget.pointer)
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
    buttons.update(row)
  }

  private var isAction: Bool { cadwaita_is_a(widget.pointer, adw_action_row_get_type()) != 0 }
}
