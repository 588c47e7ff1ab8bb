internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A row to write in; it tells of every letter.
@GLibActor
final class LineRowView: RowView {
  private let frame: RowFrame
  private var text = ""
  private var change: @GLibActor (String) -> Void = { _ in }

  init(_ row: Row, _ desk: Desk) {
    frame = RowFrame(adw_entry_row_new(), desk)
    frame.addButtons(row)
    update(row)
    frame.widget.on("changed") { [weak self] in self?.changed() }
  }

  var widget: Widget { frame.widget }

  func update(_ row: Row) {
    guard case .line(let text, let change) = row.control else { return }
    frame.update(row)
    widget.isEnabled = row.isEnabled
    // What it shows until the end of this is no wish of the user's.
    self.change = { _ in }
    self.text = text
    if shown != text { gtk_editable_set_text(widget.opaque, text) }
    self.change = change
  }

  private var shown: String { gtk_editable_get_text(widget.opaque).map { String(cString: $0) } ?? "" }

  private func changed() {
    if shown != text { change(shown) }
  }
}
