internal import CAdwaita
internal import GLibRuntime
internal import SettingsPages

/// The row that it is activated by gives it its name.
@GLibActor
final class ToggleView: ControlView {
  let widget = Widget(gtk_switch_new())
  private var isOn = false
  private var change: @GLibActor (Bool) -> Void = { _ in }

  init() {
    widget.on("notify::active") { [weak self] in self?.changed() }
  }

  var isActivatable: Bool { true }

  func update(_ row: Row) {
    guard case .toggle(let isOn, let change) = row.control else { return }
    self.isOn = isOn
    self.change = change
    if isActive != isOn { gtk_switch_set_active(widget.opaque, isOn ? 1 : 0) }
  }

  private var isActive: Bool { gtk_switch_get_active(widget.opaque) != 0 }

  private func changed() {
    if isActive != isOn { change(isActive) }
  }
}
