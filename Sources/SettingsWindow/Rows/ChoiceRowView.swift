internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A row that is a list to choose from.
@GLibActor
final class ChoiceRowView: RowView {
  private let frame: RowFrame
  private var names: [String] = []
  private var selected: Int?
  private var change: @GLibActor (Int) -> Void = { _ in }

  init(_ row: Row, _ desk: Desk) {
    frame = RowFrame(adw_combo_row_new(), desk)
    frame.addButtons()
    update(row)
    frame.widget.on("notify::selected") { [weak self] in self?.changed() }
  }

  var widget: Widget { frame.widget }

  func update(_ row: Row) {
    guard case .choice(let names, let selected, let change) = row.control else { return }
    frame.update(row)
    widget.isEnabled = row.isEnabled
    // What it shows until the end of this is no wish of the user's.
    self.change = { _ in }
    if names != self.names {
      self.names = names
      let list = gtk_string_list_new(nil)
      for name in names { gtk_string_list_append(list, name) }
      adw_combo_row_set_model(widget.cast(), list)
      g_object_unref(UnsafeMutableRawPointer(list))
    }
    self.selected = selected
    if shown != selected { adw_combo_row_set_selected(widget.cast(), selected.map { UInt32($0) } ?? UInt32.max) }
    self.change = change
  }

  /// GTK's word for none is the largest number.
  private var shown: Int? {
    let position = adw_combo_row_get_selected(widget.cast())
    return position == UInt32.max ? nil : Int(position)
  }

  private func changed() {
    if let shown, shown != selected { change(shown) }
  }
}
