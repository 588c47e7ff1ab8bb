internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

@GLibActor
final class ProgressView: ControlView {
  let widget = Widget(gtk_progress_bar_new())

  init() { gtk_widget_set_size_request(widget.pointer, 120, -1) }

  func update(_ row: Row) {
    guard case .progress(let share) = row.control else {
      widget.isVisible = false
      return
    }
    widget.isVisible = true
    widget.setAccessibleLabel(row.title)
    if let share {
      gtk_progress_bar_set_fraction(widget.opaque, share)
    } else {
      gtk_progress_bar_pulse(widget.opaque)
    }
  }
}
