import DictationCore
import Settings
import Speech
import Wording

extension Draft {
  /// What the speaker would have typed; nil where nothing is left.
  /// - Parameter request: nil for a recording that an earlier process left, whose field is gone.
  init?(_ transcript: Transcript, request: StartRequest?, settings: UtterSettings) {
    let language = request?.language ?? settings.spokenLanguage
    let cleaned = Cleaner(language: language).clean(transcript.text, field: FieldKind(request?.purpose ?? .freeForm))
    // Commands are not carried out yet, so their words are text.
    let text = cleaned.text.isEmpty && cleaned.command != nil ? transcript.text : cleaned.text
    guard text.contains(where: { !$0.isWhitespace }) else { return nil }
    self.init(
      text: text, mayLowercaseFirst: cleaned.mayLowercaseFirst, mayCapitalizeFirst: cleaned.mayCapitalizeFirst,
      finalStopIsGuessed: cleaned.finalStopIsGuessed)
  }
}

extension FieldKind {
  fileprivate init(_ purpose: InputPurpose) {
    self =
      switch purpose {
      case .terminal: .terminal
      case .url: .url
      case .email: .email
      case .digits, .number: .number
      case .phone: .phone
      case .name: .name
      case .freeForm, .alpha, .password, .pin: .normal
      }
  }
}
