import DictationCore
import Localization

/// The failures that the service finds by itself. Those of the microphone and of the recognizers come from where they
/// happen.
extension DictationFailure {
  static let privateField = DictationFailure(
    .privateField, localized("Nothing is recorded in a password, PIN or private field; click into another field first.")
  )

  static let recordingElsewhere = DictationFailure(
    .microphoneBusy, localized("Another program is dictating through Utter; stop it there and try again."))

  static let nothingUnderstood = DictationFailure(
    .nothingHeard, localized("No words were understood; speak a little louder or closer to the microphone."))

  static let nothingHeard = DictationFailure(
    .nothingHeard,
    localized("Nothing was heard; hold the key while you speak, and check the microphone with `utter doctor`."))

  static let ending = DictationFailure(
    .serviceUnavailable, localized("The dictation service is just ending; try again."))

  static func nothingUnderstood(in file: String) -> DictationFailure {
    DictationFailure(.nothingHeard, localized("No words were understood in “\(file)”; check that it holds speech."))
  }

  static func notTheOwner(_ id: SessionID) -> DictationFailure {
    DictationFailure(.badRequest, localized("Dictation \(id.rawValue) belongs to another program."))
  }

  static let notEditable = DictationFailure(
    .badRequest, localized("This text cannot be edited: it is not known any more, or another window has it."))

  static func notRestorable(_ id: SessionID) -> DictationFailure {
    DictationFailure(
      .badRequest,
      localized("Dictation \(id.rawValue) can no longer be brought back; cancelled ones are kept for 60 s."))
  }
}
