extension SessionOptions.Display {
  /// How programs find IBus and the display.
  var environment: [String: String] {
    switch self {
    case .none, .xvfb:
      [
        "GTK_IM_MODULE": "ibus", "QT_IM_MODULE": "ibus", "XMODIFIERS": "@im=ibus", "GDK_BACKEND": "x11",
        "QT_QPA_PLATFORM": "xcb",
      ]
    // No modules: on Wayland the shell is the client of IBus.
    case .gnome:
      ["XDG_SESSION_TYPE": "wayland", "XDG_CURRENT_DESKTOP": "GNOME", "GDK_BACKEND": "wayland", "GTK_A11Y": "none"]
    }
  }
}
