import DictationCore
import Localization

/// Versions that do not belong together: whatever runs when an update is installed goes on as it was. Each sentence is said
/// once.
struct UpdateNotice {
  private var wasReplaced = false
  /// Of a service that is not of ours and stays; one that is outdated ends by itself, without anybody having to know.
  var otherVersion: String?
  private var told: Set<String> = []

  /// Another engine was put in the place of this one.
  mutating func engineWasReplaced() { wasReplaced = true }

  /// What the user has yet to be told.
  mutating func take() -> String? {
    guard let sentence, told.insert(sentence).inserted else { return nil }
    return sentence
  }

  private var sentence: String? {
    if wasReplaced { return localized("Utter was updated; log out and in again, or run `ibus restart`, to use it.") }
    return otherVersion.map { version in
      localized(
        "The dictation service is version \(version), but the input method \(UtterVersion.current): "
          + "log out and in again, and if this stays, install Utter once more.")
    }
  }
}
