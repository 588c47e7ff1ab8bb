internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// A row with one control behind its words, or with none.
@GLibActor
final class ActionRowView: RowView {
  private let frame: RowFrame
  private let control: (any ControlView)?

  init(_ row: Row, _ desk: Desk) {
    frame = RowFrame(adw_action_row_new(), desk)
    control =
      switch row.control {
      case .toggle: ToggleView()
      case .number: NumberView()
      case .keys: KeysView(desk)
      // A row may begin to have progress, and goes on being the same row.
      case .progress, .none: ProgressView()
      case .choice, .entry, .secret, .line, .field, .text, .wave: nil
      }
    if let control {
      control.widget.centerVertically()
      frame.addSuffix(control.widget)
      if control.isActivatable { adw_action_row_set_activatable_widget(frame.widget.cast(), control.widget.pointer) }
    }
    frame.addButtons(row)
    update(row)
  }

  var widget: Widget { frame.widget }

  func update(_ row: Row) {
    frame.update(row)
    control?.widget.isEnabled = row.isEnabled
    control?.update(row)
  }
}
