internal import CAdwaita
internal import GLibRuntime

/// What a key does while a widget, or one within it, has the keyboard.
final class Shortcut: Sendable {
  private let body: @GLibActor () -> Bool

  private init(_ body: @escaping @GLibActor () -> Bool) { self.body = body }

  /// - Parameters:
  ///   - key: as GTK writes it: `Tab`, `<Control>f`.
  ///   - body: false where the key is to mean what it means elsewhere.
  @GLibActor
  static func add(_ key: String, to widget: Widget, _ body: @escaping @GLibActor () -> Bool) {
    let action = gtk_callback_action_new(
      { _, _, data in
        let shortcut = Unmanaged<Shortcut>.fromOpaque(data!).takeUnretainedValue()
        return GLibActor.assumeIsolated { shortcut.body() } ? 1 : 0
      }, Unmanaged.passRetained(Shortcut(body)).toOpaque(), { Unmanaged<Shortcut>.fromOpaque($0!).release() })
    let controller = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
      controller, gtk_shortcut_new(gtk_shortcut_trigger_parse_string(key), action))
    gtk_widget_add_controller(widget.pointer, controller)
  }
}
