internal import CAdwaita
internal import GLibRuntime

final class Button: Widget {
  /// Of the last update; told when the button is pressed.
  var action: @GLibActor () -> Void = {}

  init(label: String) {
    super.init(gtk_button_new_with_label(label))
    on("clicked") { [weak self] in self?.action() }
  }

  /// - Parameter name: what it does, for the tooltip and for screen readers.
  init(symbol: String, name: String) {
    super.init(gtk_button_new_from_icon_name(symbol))
    gtk_widget_set_tooltip_text(pointer, name)
    setAccessibleLabel(name)
    on("clicked") { [weak self] in self?.action() }
  }

  var label: String {
    get { gtk_button_get_label(cast()).map { String(cString: $0) } ?? "" }
    set { if newValue != label { gtk_button_set_label(cast(), newValue) } }
  }
}
