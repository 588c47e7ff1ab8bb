internal import DictationCore
internal import Localization

/// Choosing a key by pressing it: takes what is pressed, and says what that comes to.
public struct KeyCapture: Sendable {
  public enum Kind: Hashable, Sendable {
    /// A key by itself, to be held: a modifier, or one that writes nothing.
    case single
    /// A key with modifiers, to be pressed.
    case chord
  }

  public enum Outcome: Hashable, Sendable {
    case waiting
    case chosen(KeyName)
    case cancelled
    /// A sentence for people.
    case refused(String)
  }

  private let kind: Kind
  /// The only key that went down so far.
  private var held: KeyPress?
  /// The one that went down last, until one goes up.
  private var last: UInt32?

  public init(_ kind: Kind) { self.kind = kind }

  public mutating func take(_ key: KeyPress) -> Outcome {
    if key.isDown, key.keysym == Keysym.escape, key.modifiers.intersection(.bindable).isEmpty { return .cancelled }
    // A key that stays down goes down again and again.
    if key.isDown, key.keysym == last { return .waiting }
    last = key.isDown ? key.keysym : nil
    return switch kind {
    case .single: single(key)
    case .chord: chord(key)
    }
  }

  private mutating func single(_ key: KeyPress) -> Outcome {
    guard key.isDown else {
      defer { held = nil }
      // Let go after nothing else was pressed: that one is meant.
      return held?.keysym == key.keysym ? .chosen(KeyName(key.name)) : .waiting
    }
    guard held == nil, key.modifiers.intersection(.bindable).isEmpty else {
      held = nil
      return .refused(localized("Press one key by itself."))
    }
    guard !Self.writes(key.keysym) else {
      return .refused(
        localized("This key writes something. Choose one that does not, such as Right Ctrl, F9 or Pause."))
    }
    held = key
    return .waiting
  }

  private func chord(_ key: KeyPress) -> Outcome {
    guard key.isDown, !Keysym.isModifier(key.keysym) else { return .waiting }
    let modifiers = Self.names(key.modifiers)
    guard !modifiers.isEmpty || !Self.writes(key.keysym) else {
      return .refused(localized("This key writes something by itself. Hold Ctrl, Alt or Super with it."))
    }
    guard modifiers != ["Shift"] || !Self.writes(key.keysym) else {
      return .refused(localized("Shift with this key writes something. Hold Ctrl, Alt or Super too."))
    }
    return .chosen(KeyName((modifiers + [key.name]).joined(separator: "+")))
  }

  /// What types or edits by itself: Latin-1 and other characters, the keypad's, and Return, Tab, BackSpace and Delete.
  private static func writes(_ keysym: UInt32) -> Bool {
    switch keysym {
    case 0xff08, 0xff09, 0xff0d, 0xffff, 0xffaa...0xffbd, 0xff80, 0xff8d: true
    case 0xfe00...0xfeff, 0xff00...0xffff: false
    default: true
    }
  }

  private static func names(_ modifiers: Modifiers) -> [String] {
    let all: [(Modifiers, String)] = [
      (.control, "Control"), (.shift, "Shift"), (.alt, "Alt"), (.superKey, "Super"), (.hyper, "Hyper"), (.meta, "Meta"),
    ]
    return all.filter { modifiers.contains($0.0) }.map(\.1)
  }
}
