internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A row that is a list to choose from.
@GLibActor
final class ChoiceRowView: RowView {
  private let frame: RowFrame
  private let list = ChoiceList()
  private var names: [String] = []
  private var selected: Int?
  private var change: @GLibActor (Int) -> Void = { _ in }

  init(_ row: Row, _ desk: Desk) {
    frame = RowFrame(adw_combo_row_new(), desk)
    adw_combo_row_set_list_factory(frame.widget.cast(), list.factory)
    frame.addButtons(row)
    update(row)
    frame.widget.on("notify::selected") { [weak self] in self?.changed() }
  }

  var widget: Widget { frame.widget }

  func update(_ row: Row) {
    guard case .choice(let names, let selected, let change) = row.control else { return }
    // What is cut off behind the title has room below it.
    let isLong = names.contains { Self.width($0) > Self.widest }
    frame.update(row, explains: isLong)
    adw_combo_row_set_use_subtitle(widget.cast(), isLong ? 1 : 0)
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
    list.selected = shown
  }

  /// Letters that libadwaita shows behind the title.
  private static let widest = 20

  /// In letters; those of the East are as wide as two.
  private static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1.properties.isAlphabetic ? 2 : 1) }
  }

  /// GTK's word for none is the largest number.
  private var shown: Int? {
    let position = adw_combo_row_get_selected(widget.cast())
    return position == UInt32.max ? nil : Int(position)
  }

  private func changed() {
    list.selected = shown
    guard let shown, shown != selected else { return }
    // Back from the list of choices, which may be another one before it is closed.
    gtk_widget_grab_focus(widget.pointer)
    change(shown)
  }
}
