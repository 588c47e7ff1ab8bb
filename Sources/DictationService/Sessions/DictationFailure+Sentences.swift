import DictationCore

/// The failures that the service finds by itself. Those of the microphone and of the recognizers come from where they
/// happen.
extension DictationFailure {
  static let privateField = DictationFailure(
    .privateField, "Nothing is recorded in a password, PIN or private field; click into another field first.")

  static let recordingElsewhere = DictationFailure(
    .microphoneBusy, "Another program is dictating through Utter; stop it there and try again.")

  static let nothingUnderstood = DictationFailure(
    .nothingHeard, "No words were understood; speak a little louder or closer to the microphone.")

  static let nothingHeard = DictationFailure(
    .nothingHeard, "Nothing was heard; hold the key while you speak, and check the microphone with `utter doctor`.")

  static let noEngine = DictationFailure(
    .serviceUnavailable,
    "Utter is not your input source, so there is nowhere to put text; add it under Settings, Keyboard, Input Sources "
      + "(or run `ibus engine utter`).")

  static func notTheOwner(_ id: SessionID) -> DictationFailure {
    DictationFailure(.badRequest, "Dictation \(id.rawValue) belongs to another program.")
  }

  static func notRestorable(_ id: SessionID) -> DictationFailure {
    DictationFailure(
      .badRequest, "Dictation \(id.rawValue) can no longer be brought back; cancelled ones are kept for 60 s.")
  }
}
