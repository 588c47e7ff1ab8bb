internal import GLibRuntime
internal import SettingsPages

/// The control of a row on the screen.
@GLibActor
protocol ControlView: AnyObject {
  var widget: Widget { get }
  /// Whether a press on the row is one on the control.
  var isActivatable: Bool { get }
  func update(_ row: Row)
}

extension ControlView {
  var isActivatable: Bool { false }
}
