import DictationCore
public import InputMethod
public import Settings

/// The settings as the input method takes them, and a sentence for each that could not be used as it is.
public struct ConfigurationReading: Hashable, Sendable {
  public var configuration: InputMethodConfiguration
  public var sentences: [String]

  /// Unknown keys are left out; where all of a list are unknown, its default stays, so that there is a key at all.
  public init(_ reading: SettingsReading) {
    let settings = reading.settings
    let standard = TriggerBindings()
    let actions = ActionBindings()
    var sentences = reading.problems.map(\.sentence)
    func bindings(_ names: [String], _ setting: String, standard: [KeyBinding]) -> [KeyBinding] {
      var found: [KeyBinding] = []
      for name in names {
        do {
          found.append(try KeyBinding(name: name))
        } catch {
          sentences.append(error.sentence(setting: setting))
        }
      }
      return found.isEmpty && !names.isEmpty ? standard : found
    }
    configuration = InputMethodConfiguration(
      bindings: TriggerBindings(
        hold: bindings(settings.holdKeys, "hold-keys", standard: standard.hold),
        toggle: bindings(settings.toggleKeys, "toggle-keys", standard: standard.toggle)),
      actions: ActionBindings(
        undo: bindings(settings.undoKeys, "undo-keys", standard: actions.undo),
        review: bindings(settings.reviewKeys, "review-keys", standard: actions.review),
        insertAgain: bindings(settings.insertLastKeys, "insert-last-keys", standard: actions.insertAgain)),
      armDelay: settings.armDelay, holdSilence: settings.holdSilence, preview: PreviewStyle(settings.preview),
      review: ReviewStyle(settings.review),
      speech: SpeechSettings(
        language: settings.language, recognizer: settings.recognizer, tone: settings.tone,
        languageRecognizers: settings.languageRecognizers, languageTones: settings.languageTones))
    self.sentences = sentences
  }
}

extension ReviewStyle {
  fileprivate init(_ review: ReviewChoice) {
    self =
      switch review {
      case .off: .off
      case .onRequest: .onRequest
      case .always: .always
      }
  }
}

extension PreviewStyle {
  fileprivate init(_ preview: Preview) {
    self =
      switch preview {
      case .auto: .auto
      case .inline: .inline
      case .popup: .popup
      case .off: .off
      }
  }
}
