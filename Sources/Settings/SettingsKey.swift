import Localization

/// One key of the schema: its name, what it may hold, and the property of `UtterSettings` that it fills.
public struct SettingsKey: Sendable {
  public let name: String
  public let form: Form
  private let apply: @Sendable (StoredValue, inout UtterSettings) -> SettingsProblem?

  public enum Form: Hashable, Sendable {
    case flag
    /// `zero` is allowed beside the range and means "none".
    case integer(ClosedRange<Int>, zero: Bool)
    case text
    case texts
    /// A value for each of some names.
    case pairs
    case choice([String])
  }

  /// Fills the property. What is out of range is brought to the nearest value that is not, what makes no sense leaves
  /// the default; either is returned as a problem.
  func take(_ value: StoredValue, into settings: inout UtterSettings) -> SettingsProblem? { apply(value, &settings) }
}

extension SettingsKey {
  static func flag(_ name: String, _ property: any WritableKeyPath<UtterSettings, Bool> & Sendable) -> SettingsKey {
    SettingsKey(name: name, form: .flag) { value, settings in
      guard case .flag(let stored) = value else { return nil }
      settings[keyPath: property] = stored
      return nil
    }
  }

  static func integer(
    _ name: String, _ property: any WritableKeyPath<UtterSettings, Int> & Sendable, _ range: ClosedRange<Int>,
    zero: Bool = false
  ) -> SettingsKey {
    let allowed =
      zero
      ? localized("It must be from \(range.lowerBound) to \(range.upperBound), or 0 for none.")
      : localized("It must be from \(range.lowerBound) to \(range.upperBound).")
    return SettingsKey(name: name, form: .integer(range, zero: zero)) { value, settings in
      guard case .integer(let stored) = value else { return nil }
      let fits = range.contains(stored) || (zero && stored == 0)
      settings[keyPath: property] = fits ? stored : min(max(stored, range.lowerBound), range.upperBound)
      guard !fits else { return nil }
      return .outOfRange(key: name, stored: stored, allowed: allowed, used: settings[keyPath: property])
    }
  }

  /// - Parameter allowed: a sentence that says what `isUsable` accepts.
  static func text(
    _ name: String, _ property: any WritableKeyPath<UtterSettings, String> & Sendable,
    allowed: String = "", isUsable: @escaping @Sendable (String) -> Bool = { _ in true }
  ) -> SettingsKey {
    SettingsKey(name: name, form: .text) { value, settings in
      guard case .text(let stored) = value else { return nil }
      guard isUsable(stored) else {
        return .unusable(key: name, stored: stored, allowed: allowed, used: settings[keyPath: property])
      }
      settings[keyPath: property] = stored
      return nil
    }
  }

  static func texts(_ name: String, _ property: any WritableKeyPath<UtterSettings, [String]> & Sendable) -> SettingsKey
  {
    SettingsKey(name: name, form: .texts) { value, settings in
      guard case .texts(let stored) = value else { return nil }
      settings[keyPath: property] = stored
      return nil
    }
  }

  /// Pairs that are not usable are left out.
  /// - Parameter allowed: a sentence that says what `isUsable` accepts.
  static func pairs(
    _ name: String, _ property: any WritableKeyPath<UtterSettings, [String: String]> & Sendable,
    allowed: String, isUsable: @escaping @Sendable (_ key: String, _ value: String) -> Bool
  ) -> SettingsKey {
    SettingsKey(name: name, form: .pairs) { value, settings in
      guard case .pairs(let stored) = value else { return nil }
      let usable = stored.filter { isUsable($0.key, $0.value) }
      settings[keyPath: property] = usable
      guard let wrong = stored.filter({ usable[$0.key] == nil }).min(by: { $0.key < $1.key }) else { return nil }
      return .unusablePair(key: name, stored: "\(wrong.key): \(wrong.value)", allowed: allowed)
    }
  }

  static func choice<Choice>(
    _ name: String, _ property: any WritableKeyPath<UtterSettings, Choice> & Sendable
  ) -> SettingsKey where Choice: RawRepresentable<String> & CaseIterable & Sendable {
    let choices = Choice.allCases.map(\.rawValue)
    return SettingsKey(name: name, form: .choice(choices)) { value, settings in
      guard case .text(let stored) = value else { return nil }
      guard let choice = Choice(rawValue: stored) else {
        let allowed = localized("It must be one of \(choices.joined(separator: ", ")).")
        return .unusable(
          key: name, stored: stored, allowed: allowed, used: settings[keyPath: property].rawValue)
      }
      settings[keyPath: property] = choice
      return nil
    }
  }
}
