internal import GLibRuntime
internal import Localization

/// Rows that are about one key of the settings each. A key that the installed schema does not have gives none.
extension StoredSettings {
  /// Why there is nothing to change; nil where there is.
  var problem: Row? {
    guard !isThere else { return nil }
    return Row(
      "schema", localized("Settings"), localized("Their schema is not installed; install Utter again."), mark: .bad,
      buttons: [RowButton(localized("Look again")) { [weak self] in self?.retry() }])
  }

  /// The same at the top of a page.
  var problemGroups: [RowGroup] { problem.map { [RowGroup("schema", rows: [$0])] } ?? [] }

  func toggle(_ key: String, _ title: String, _ subtitle: String = "") -> Row? {
    guard let value: Bool = value(key) else { return nil }
    return row(key, title, subtitle, .toggle(value) { [weak self] in self?.set(key, to: $0) })
  }

  /// For a setting that has names for on and off.
  func toggle(_ key: String, _ title: String, _ subtitle: String = "", values: (on: String, off: String)) -> Row? {
    guard let value: String = value(key) else { return nil }
    return row(
      key, title, subtitle,
      .toggle(value == values.on) { [weak self] in self?.set(key, to: $0 ? values.on : values.off) })
  }

  /// - Parameter step: what one press of a button adds.
  func number(_ key: String, _ title: String, _ subtitle: String = "", step: Int = 1) -> Row? {
    guard let value: Int32 = value(key), case .range(let low, let high)? = range(key),
      let least = Int32(variant: low), let most = Int32(variant: high)
    else { return nil }
    let control = Control.number(Int(value), Int(least)...Int(most), step: step) { [weak self] in
      self?.set(key, to: Int32(clamping: $0))
    }
    return row(key, title, subtitle, control)
  }

  /// - Parameter choices: the stored values with their names for people, in the order in which they are shown.
  func choice(_ key: String, _ title: String, _ subtitle: String = "", _ choices: [(value: String, name: String)])
    -> Row?
  {
    guard let value: String = value(key) else { return nil }
    let control = Control.choice(choices.map(\.name), selected: choices.firstIndex { $0.value == value }) {
      [weak self] in self?.set(key, to: choices[$0].value)
    }
    return row(key, title, subtitle, control)
  }

  func text(_ key: String, _ title: String, _ subtitle: String = "") -> Row? {
    guard let value: String = value(key) else { return nil }
    return row(key, title, subtitle, .entry(value) { [weak self] in self?.set(key, to: $0) })
  }

  func keys(_ key: String, _ title: String, _ subtitle: String = "", _ kind: KeyCapture.Kind) -> Row? {
    guard let value: [String] = value(key) else { return nil }
    return row(
      key, title, subtitle,
      .keys(value.map { KeyName($0) }, kind) { [weak self] in self?.set(key, to: $0.map(\.stored)) })
  }

  private func row(_ key: String, _ title: String, _ subtitle: String, _ control: Control) -> Row {
    let isEnabled = canChange(key)
    let locked = localized("Set by your administrator.")
    let words = isEnabled ? subtitle : subtitle.isEmpty ? locked : "\(subtitle) \(locked)"
    return Row(key, title, words, isEnabled: isEnabled, control)
  }
}
