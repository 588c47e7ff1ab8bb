extension KeyEvent {
  /// Whether both are about one physical key. The key code decides, since Shift changes the keysym between press and
  /// release; on-screen keyboards send none.
  func isSameKey(as other: KeyEvent) -> Bool {
    if keycode != 0, other.keycode != 0 { return keycode == other.keycode }
    return Keysym.lowercased(keysym) == Keysym.lowercased(other.keysym)
  }

  /// Enter of the letters or of the keypad, with nothing held.
  var isPlainEnter: Bool {
    [Keysym.returnKey, Keysym.keypadEnter].contains(keysym) && modifiers.bound.isEmpty
  }
}
