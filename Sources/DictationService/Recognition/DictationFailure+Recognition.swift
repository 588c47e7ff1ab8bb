import DictationCore
import Localization
import Speech

extension DictationFailure {
  /// Says too that the words are not lost: the take stays in the journal.
  init(recognizing error: any Error) {
    guard let error = error as? RecognizerError else {
      self.init(
        .recognizerFailed,
        localized("The recognition was ended; the recording is kept and tried again at the next start."))
      return
    }
    switch error {
    case .unavailable(let sentence), .modelMissing(let sentence), .modelRejected(let sentence):
      self.init(.noRecognizer, sentence)
    case .invented(let sentence): self.init(.recognizerFailed, sentence)
    case .languageUnsupported(let language):
      self.init(
        .noRecognizer,
        localized("The recognizer does not know the language \(language): choose another language or recognizer."))
    case .deadlineExceeded:
      self.init(
        .recognizerFailed,
        localized("The recognizer took too long and was ended; the recording is kept, try Restore or dictate again."))
    case .crashed(let detail):
      self.init(
        .recognizerFailed,
        detail.isEmpty
          ? localized("The recognizer crashed; the recording is kept and tried again later.")
          : localized("The recognizer crashed (\(detail)); the recording is kept and tried again later.")
      )
    case .audioLost(let reason):
      self.init(
        .recognizerFailed,
        localized("The recording cannot be read (\(reason)): make the state folder readable, then restore it."))
    case .cancelled, .notStarted:
      self.init(
        .recognizerFailed,
        localized("The recognition was ended; the recording is kept and tried again at the next start."))
    }
  }
}
