/// The clients of IBus that differ in what they tell the daemon about fields.
public enum ScriptedStyle: String, Sendable, CaseIterable {
  /// One context a widget; content types; a preview is cleared when the focus goes.
  case gtk3, gtk4
  /// One context an application; moving to another field sends `reset` and no more; no content type; no keys from
  /// password fields; a preview is committed where it stands.
  case qt
  /// One context for everything on the screen; asynchronous; a preview stays as text when the window changes (Chromium
  /// does that behind this name).
  case gnomeShell

  func clientString(_ app: String) -> String {
    switch self {
    case .gtk3: "gtk3-im:\(app)"
    case .gtk4: "gtk4-im:\(app)"
    case .qt: "QIBusInputContext"
    case .gnomeShell: "gnome-shell"
    }
  }

  var capabilities: Capabilities {
    switch self {
    case .gtk3, .gtk4: .gtk
    case .qt, .gnomeShell: .plain
    }
  }

  /// What two fields have to have in common to share a context.
  func contextKey(_ field: ScriptedField) -> String {
    switch self {
    case .gtk3, .gtk4: "\(field)"
    case .qt: field.app
    case .gnomeShell: "shell"
    }
  }

  /// How long a text is in the unit that this client counts surrounding text in: characters, UTF-8 bytes (GNOME 43 on
  /// Wayland), UTF-16 units.
  func length(of text: String) -> UInt32 {
    switch self {
    case .gtk3, .gtk4: UInt32(text.unicodeScalars.count)
    case .gnomeShell: UInt32(text.utf8.count)
    case .qt: UInt32(text.utf16.count)
    }
  }
}
