import DictationCore
import Settings
import Wording

extension Draft {
  /// What the speaker would have typed; nil where nothing is left.
  /// - Parameter request: nil for a recording that an earlier process left, whose field is gone.
  init?(_ raw: String, request: StartRequest?, settings: UtterSettings, vocabulary: Vocabulary, tones: Set<String> = [])
  {
    let cleaner = Cleaner(
      language: request?.language ?? settings.spokenLanguage,
      options: Cleaner.Options(settings, vocabulary: vocabulary, tones: tones)
    )
    let cleaned = cleaner.clean(raw, field: FieldKind(request?.purpose ?? .freeForm))
    // Without a field there is nothing that a command could be about: its words are words.
    let command = request.flatMap { $0.isNote ? nil : cleaned.command }.flatMap { DictationCommand(name: $0.name) }
    if cleaned.text.isEmpty, let command {
      self.init(command)
      return
    }
    let text = cleaned.text.isEmpty && cleaned.command != nil ? raw : cleaned.text
    guard text.contains(where: { !$0.isWhitespace || $0.isNewline }) else { return nil }
    self.init(
      text: text, mayLowercaseFirst: cleaned.mayLowercaseFirst, mayCapitalizeFirst: cleaned.mayCapitalizeFirst,
      finalStopIsGuessed: cleaned.finalStopIsGuessed, bindsToLeft: cleaned.bindsToLeft)
    self.command = command
  }
}

extension Draft {
  /// The words as they were recognized; nil where there are none.
  init?(unchanged raw: String) {
    guard raw.contains(where: { !$0.isWhitespace }) else { return nil }
    self.init(text: raw, mayCapitalizeFirst: false)
  }
}

extension Cleaner.Options {
  fileprivate init(_ settings: UtterSettings, vocabulary: Vocabulary, tones: Set<String>) {
    let numbers: NumberFormat =
      switch settings.numbers {
      case .smart: .smart
      case .digits: .digits
      case .words: .words
      }
    self.init(numbers: numbers, finalPeriod: settings.finalPeriod, vocabulary: vocabulary, tones: tones)
  }
}
