internal import Localization

/// Where words are shown while they are spoken, with the stored values.
enum PreviewWords {
  static var choices: [(value: String, name: String)] {
    [
      ("auto", localized("Where it is safe")), ("inline", localized("In the text")),
      ("popup", localized("In a bubble")), ("off", localized("Not at all")),
    ]
  }
}
