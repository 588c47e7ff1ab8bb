internal import Localization

/// The pages, in their order. Raw values are those of `utter-settings --page`.
public enum PageID: String, Sendable, CaseIterable {
  case welcome
  case dictation
  case microphone
  case recognition
  case words
  case history
  case privacy
  case about

  public var title: String {
    switch self {
    case .welcome: localized("Welcome")
    case .dictation: localized("Dictation")
    case .microphone: localized("Microphone")
    case .recognition: localized("Recognition")
    case .words: localized("Words")
    case .history: localized("History")
    case .privacy: localized("Privacy")
    case .about: localized("About")
    }
  }

  /// Of the icon theme.
  public var symbol: String {
    switch self {
    case .welcome: "go-home-symbolic"
    case .dictation: "input-keyboard-symbolic"
    case .microphone: "audio-input-microphone-symbolic"
    case .recognition: "document-edit-symbolic"
    case .words: "accessories-dictionary-symbolic"
    case .history: "document-open-recent-symbolic"
    case .privacy: "changes-prevent-symbolic"
    case .about: "help-about-symbolic"
    }
  }
}
