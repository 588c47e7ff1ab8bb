internal import CIBus
public import DictationCore

extension KeyBinding {
  /// A key with its modifiers as people write it: `Control_R`, `Control+Shift+space` or `<Control><Shift>space`.
  ///
  /// - Throws: `KeyNameError`, which names the part that is not understood.
  public init(name text: String) throws(KeyNameError) {
    let (names, key) = Self.parts(text)
    var modifiers: Modifiers = []
    for name in names {
      guard let modifier = Self.modifiers[name.lowercased()] else {
        throw KeyNameError(text: text, unknown: name, isModifier: true)
      }
      modifiers.insert(modifier)
    }
    let keysym = ibus_keyval_from_name(key)
    guard keysym != 0, keysym != IBUS_KEY_VoidSymbol else {
      throw KeyNameError(text: text, unknown: key, isModifier: false)
    }
    self.init(keysym: keysym, modifiers: modifiers)
  }

  private static let modifiers: [String: Modifiers] = [
    "shift": .shift, "control": .control, "ctrl": .control, "primary": .control, "alt": .alt, "mod1": .alt,
    "super": .superKey, "mod4": .superKey, "hyper": .hyper, "meta": .meta,
  ]

  private static func parts(_ text: String) -> (modifiers: [String], key: String) {
    var rest = trimmed(text[...])
    var modifiers: [String] = []
    while rest.first == "<", let end = rest.firstIndex(of: ">") {
      modifiers.append(String(rest[rest.index(after: rest.startIndex)..<end]))
      rest = trimmed(rest[rest.index(after: end)...])
    }
    var names = rest.split(separator: "+", omittingEmptySubsequences: false).map { String(trimmed($0)) }
    let key = names.removeLast()
    return (modifiers + names, key)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
