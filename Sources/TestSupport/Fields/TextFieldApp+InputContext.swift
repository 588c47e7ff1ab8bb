extension TextFieldApp {
  /// Opens an application and gives its entry the keyboard; returns when keys that are pressed there reach IBus.
  public static func open(
    _ toolkit: Toolkit, name: String, in session: PrivateSession, seenBy panel: ScriptedPanel
  ) async throws -> TextFieldApp {
    let start = panel.events.count
    let app = try await TextFieldApp(toolkit, name: name, in: session)
    try await Keyboard(session).focus(app)
    try await app.focus(.entry)
    try await panel.seesFocus(from: start)
    return app
  }

  /// Moves the focus inside the window; returns when keys that are pressed there reach IBus. GTK makes an input context
  /// for each of its fields when that first gets the focus, and GTK 4 may lose what is pressed before it is there. Qt
  /// has one for all its fields.
  public func focus(_ field: Field, seenBy panel: ScriptedPanel) async throws {
    guard !hasFocus(field) else { return }
    let start = panel.events.count
    try await focus(field)
    switch toolkit {
    case .gtk3, .gtk4: try await panel.seesFocus(from: start)
    case .qt5, .qt6: break
    }
  }
}
