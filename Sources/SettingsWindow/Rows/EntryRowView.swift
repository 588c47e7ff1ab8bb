internal import CAdwaita
internal import GLibRuntime
internal import Localization
internal import SettingsPages

/// A row to write in; it tells what was written when the user confirms it.
@GLibActor
final class EntryRowView: RowView {
  private let frame: RowFrame
  private var text: String?
  private var change: @GLibActor (String) -> Void = { _ in }

  init(_ row: Row, _ desk: Desk, _ widget: UnsafeMutablePointer<GtkWidget>) {
    frame = RowFrame(widget, desk)
    frame.addButtons(row)
    adw_entry_row_set_show_apply_button(frame.widget.cast(), 1)
    update(row)
    if case .secret = row.control { nameEye(row.title) }
    frame.widget.on("apply") { [weak self] in self?.applied() }
  }

  var widget: Widget { frame.widget }

  func update(_ row: Row) {
    frame.update(row)
    widget.isEnabled = row.isEnabled
    switch row.control {
    case .entry(let text, let change):
      self.change = change
      // What the user writes just now stays until it is confirmed.
      if text != self.text { gtk_editable_set_text(widget.opaque, text) }
      self.text = text
    case .secret(let change): self.change = change
    case .none, .toggle, .choice, .number, .keys, .progress, .line, .field, .text, .wave: break
    }
  }

  /// The button that shows what is written has no name of its own.
  private func nameEye(_ title: String) {
    var waiting = [widget.pointer]
    while let next = waiting.popLast() {
      if cadwaita_is_a(next, gtk_button_get_type()) != 0, gtk_widget_get_visible(next) != 0 {
        Widget(next).setAccessibleLabel("\(localized("Show")): \(title)")
      }
      var child = gtk_widget_get_first_child(next)
      while let found = child {
        waiting.append(found)
        child = gtk_widget_get_next_sibling(found)
      }
    }
  }

  private func applied() {
    let written = gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? ""
    if text == nil { gtk_editable_set_text(widget.opaque, "") } else { text = written }
    change(written)
  }
}
