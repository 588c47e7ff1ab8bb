import Localization

/// What may be done in a field, by what it says it is. Asked again at every commit, since a content type arrives after
/// the focus, on GNOME first that of the field before.
public struct FieldPolicy: Hashable, Sendable {
  public let target: CommitTarget
  public let client: ClientPolicy

  public init(_ target: CommitTarget) {
    self.target = target
    client = ClientPolicy(client: target.client)
  }

  /// What is typed here is secret: neither recorded nor read nor written.
  public var isPrivate: Bool {
    target.purpose == .password || target.purpose == .pin || target.hints.contains(.isPrivate)
  }

  /// Why nothing may be recorded or committed here, or nil where it may.
  public var refusal: DictationFailure? {
    if client.isFake {
      return DictationFailure(.noField, localized("No text field has the focus: click into one and try again."))
    }
    switch target.purpose {
    case .password: return Self.secret(localized("This is a password field: dictate into another field."))
    case .pin: return Self.secret(localized("This field is for a PIN: dictate into another field."))
    default: break
    }
    guard target.hints.contains(.isPrivate) else { return nil }
    return Self.secret(localized("This field is marked as private: dictate into another field."))
  }

  /// The same for a dictation that no key of this field has asked for.
  /// - Parameter keySeen: whether a key has come from the field since it got the focus.
  public func refusalFromOutside(keySeen: Bool) -> DictationFailure? {
    if let refusal { return refusal }
    guard !client.reportsPurpose, !keySeen else { return nil }
    return Self.secret(localized("This may be a password field: type a key in it first, or use the dictation key."))
  }

  /// Whether a line may be broken here. A terminal would run the line, an address takes none.
  public var allowsNewlines: Bool { target.purpose == .freeForm || target.purpose == .alpha }

  /// `text` as it may be committed here: each run of line breaks and the blanks around it is one space where none is
  /// allowed, a tab is a space, and no other control character passes, since a terminal
  /// would obey it.
  public func admissible(_ text: String) -> String {
    var result = ""
    var brokeLine = false
    for character in text {
      if character.isNewline {
        if allowsNewlines { result.append("\n") } else { brokeLine = true }
      } else if brokeLine, character == " " || character == "\t" {
        continue
      } else if character == "\t" || !character.isControl {
        if brokeLine {
          while result.last == " " { result.removeLast() }
          if !result.isEmpty { result.append(" ") }
          brokeLine = false
        }
        result.append(character == "\t" ? " " : character)
      }
    }
    return result
  }

  private static func secret(_ sentence: String) -> DictationFailure { DictationFailure(.privateField, sentence) }
}

extension Character {
  fileprivate var isControl: Bool {
    unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
  }
}
