internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

@GLibActor
final class NumberView: ControlView {
  let widget = Widget(gtk_spin_button_new_with_range(0, 1, 1))
  private var number = 0
  private var change: @GLibActor (Int) -> Void = { _ in }

  init() {
    gtk_spin_button_set_numeric(widget.opaque, 1)
    widget.on("value-changed") { [weak self] in self?.changed() }
  }

  func update(_ row: Row) {
    guard case .number(let number, let range, let step, let change) = row.control else { return }
    // What it held until now is no wish of the user's.
    self.change = { _ in }
    self.number = number
    gtk_spin_button_set_range(widget.opaque, Double(range.lowerBound), Double(range.upperBound))
    // Without this it has the width of the range that it was made with, whatever the size of the text.
    gtk_editable_set_width_chars(widget.opaque, Int32("\(range.upperBound)".count))
    gtk_spin_button_set_increments(widget.opaque, Double(step), Double(10 * step))
    if shown != number { gtk_spin_button_set_value(widget.opaque, Double(number)) }
    self.change = change
    widget.setAccessibleLabel(row.title)
  }

  private var shown: Int { Int(gtk_spin_button_get_value_as_int(widget.opaque)) }

  private func changed() {
    if shown != number { change(shown) }
  }
}
