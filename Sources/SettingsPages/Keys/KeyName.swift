internal import Localization

/// A key with its modifiers, as the settings store it and as people read it.
public struct KeyName: Hashable, Sendable {
  /// `Control_R`, `Control+Shift+space`.
  public var stored: String

  public init(_ stored: String) { self.stored = stored }

  /// `Right Ctrl`, `Ctrl + Shift + Space`.
  public var label: String {
    let parts = stored.replacing("<", with: "").replacing(">", with: "+").split(separator: "+")
    guard !parts.isEmpty else { return stored }
    return parts.map { Self.word($0.lowercased()) ?? Self.titled($0) }.joined(separator: " + ")
  }

  /// What is printed on the key.
  private static func word(_ name: String) -> String? {
    switch name {
    case "control", "primary": localized("Ctrl")
    case "mod1": localized("Alt")
    case "mod4": localized("Super")
    case "space": localized("Space")
    case "control_r": localized("Right Ctrl")
    case "control_l": localized("Left Ctrl")
    case "shift_r": localized("Right Shift")
    case "shift_l": localized("Left Shift")
    case "alt_r": localized("Right Alt")
    case "alt_l": localized("Left Alt")
    case "super_r": localized("Right Super")
    case "super_l": localized("Left Super")
    case "iso_level3_shift": localized("AltGr")
    case "caps_lock": localized("Caps Lock")
    case "scroll_lock": localized("Scroll Lock")
    case "print": localized("Print Screen")
    case "prior": localized("Page Up")
    case "next": localized("Page Down")
    default: nil
    }
  }

  private static func titled(_ part: Substring) -> String {
    part.prefix(1).uppercased() + part.dropFirst().replacing("_", with: " ")
  }
}
