internal import GLibRuntime
internal import Localization

/// Rows for a setting that is a dictionary from languages to values: one for each language that has a value of its own,
/// and a list to give one to another.
@GLibActor
struct LanguageRows {
  let settings: StoredSettings
  let key: String
  /// Before the language in the ids of the rows.
  let prefix: String
  /// What another language is given at first.
  let first: String
  let languages: [String]

  /// - Parameter choices: the values that can be chosen beside the one in force.
  func make(choices: (_ chosen: String) -> [(value: String, name: String)]) -> [Row] {
    guard settings.has(key) else { return [] }
    let own = settings.byLanguage(key)
    let isEnabled = settings.canChange(key)
    let rows = own.sorted { $0.key < $1.key }.map { language, value in
      let choices = choices(value)
      return Row(
        "\(prefix)-\(language)", Languages.name(language), isEnabled: isEnabled,
        .choice(
          [localized("As the others")] + choices.map(\.name),
          selected: choices.firstIndex { $0.value == value }.map { $0 + 1 }
        ) { [settings, key] index in
          settings.set(key, for: language, to: index == 0 ? nil : choices[index - 1].value)
        })
    }
    return rows + [newRow(without: own, isEnabled)]
  }

  private func newRow(without own: [String: String], _ isEnabled: Bool) -> Row {
    let others = Languages.choices(including: "", spoken: languages).dropFirst().filter { own[$0.value] == nil }
    let names = [localized("Choose a language")] + others.map(\.name)
    return Row(
      "\(prefix)-new", localized("Another language"), isEnabled: isEnabled,
      .choice(names, selected: 0) { [settings, key, first] index in
        if index > 0 { settings.set(key, for: others[index - 1].value, to: first) }
      })
  }
}
