internal import GLibRuntime
internal import Localization
internal import Profiles
internal import Wording

/// What the window says of a profile.
@GLibActor
enum ProfileWords {
  /// Where it counts.
  static func place(_ profile: Profile) -> String {
    let kind = profile.field.map { field in FieldKind(rawValue: field).map(Self.field) ?? field }
    return [profile.application ?? localized("any program"), kind].compactMap(\.self).joined(separator: " · ")
  }

  /// What it says.
  static func style(_ profile: Profile, _ recognizers: RecognizerChoices) -> String {
    let parts = [
      profile.tone.map { localized("tone: \($0)") },
      profile.rules.map { $0 ? localized("with the rules") : localized("without the rules") },
      profile.language.map(Languages.name),
      profile.recognizer.map { recognizer in
        recognizers.all(including: recognizer).first { $0.value == recognizer }?.name ?? recognizer
      },
      profile.preview.map { preview in
        let name = PreviewWords.choices.first { $0.value == preview }?.name ?? preview
        return localized("preview: \(name)")
      },
    ]
    let words = parts.compactMap(\.self).joined(separator: " · ")
    return words.isEmpty ? localized("As everywhere else") : words
  }

  static func field(_ field: FieldKind) -> String {
    switch field {
    case .normal: localized("Text")
    case .terminal: localized("Terminal")
    case .url: localized("Web address")
    case .email: localized("Mail address")
    case .number: localized("Number")
    case .phone: localized("Phone number")
    case .name: localized("Name of a person")
    case .search: localized("Search")
    }
  }
}
