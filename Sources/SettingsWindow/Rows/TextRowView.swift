internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A row with a text to read below its title; it can be marked and copied.
@GLibActor
final class TextRowView: RowView {
  let widget = Widget(adw_preferences_row_new())
  private let title = Label("", classes: "dim-label", "caption")
  private let text = Label("")
  private let buttons: ButtonsView

  init(_ row: Row, _ desk: Desk) {
    buttons = ButtonsView(desk)
    let box = Box(GTK_ORIENTATION_HORIZONTAL, spacing: 12)
    box.setMargin(12)
    let words = Box(GTK_ORIENTATION_VERTICAL, spacing: 6)
    title.wrap()
    words.append(title)
    text.wrap()
    gtk_label_set_selectable(text.opaque, 1)
    words.append(text)
    gtk_widget_set_hexpand(words.pointer, 1)
    box.append(words)
    box.append(buttons.widget)
    RowLayout.apply(to: box.pointer)
    box.lend { gtk_list_box_row_set_child(widget.cast(), $0) }
    gtk_list_box_row_set_activatable(widget.cast(), 0)
    gtk_widget_set_focusable(widget.pointer, 0)
    update(row)
  }

  func update(_ row: Row) {
    guard case .text(let words) = row.control else { return }
    title.text = row.title
    text.text = words
    buttons.update(row)
  }
}
