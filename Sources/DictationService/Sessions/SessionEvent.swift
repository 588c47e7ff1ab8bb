import DictationCore

/// What happens to a dictation.
enum SessionEvent: Hashable, Sendable {
  case firstSample
  /// The owner asks for the end.
  case stop
  /// The service ends the recording: the longest length is reached, nobody speaks any more, or the screen was locked.
  case stopByItself
  case cancel
  case restore
  case restoreExpired
  /// A recording that could not be recognized has its next turn.
  case retry
  /// The user had a recording recognized that could not be before, and has its text.
  case readElsewhere
  /// The last sample is in the journal; the failure says why there is nothing in it worth recognizing.
  case captured(DictationFailure?)
  /// The microphone could not be opened.
  case captureFailed(DictationFailure)
  /// The microphone was lost in the middle; what was captured is in the journal.
  case captureInterrupted(DictationFailure)
  /// The rules' text is there, and a model is to work on it.
  case cleaned(Draft, raw: String)
  /// The owner wants the text as it is now.
  case accept
  /// nil where no word was understood.
  case recognized(Draft?)
  case recognitionFailed(DictationFailure)
  /// The journal has no recording of it, so none can be recognized.
  case recordingGone(DictationFailure)
  /// `remainder` is what was not sent of a text that was delivered in part.
  case delivered(DeliveryOutcome, remainder: Draft?)
}
