import DictationCore

/// Where a dictation stands. A draft is carried by every phase that could still lose it.
enum SessionPhase: Hashable, Sendable {
  /// The microphone was asked for; no sample came yet.
  case opening
  case recording
  /// The key was released; the last syllable is still on its way.
  case tail
  case recognizing
  /// The rules' text is there, and a model works on it.
  case rewriting(Draft)
  /// The text is there and waits for the dictations that began before it.
  case ready(Draft)
  /// The owner has the text and has not said what became of it.
  case handed(Draft)
  /// The owner is putting the text into a field.
  case delivering(Draft)
  /// Undelivered; the next `take` claims it.
  case pending(Draft)
  /// The user put the text away: `take` hands it out after those that are pending.
  case dismissed(Draft)
  /// Whoever delivered it vanished in the middle, so inserting it again could write it twice.
  case perhapsSent(Draft)
  /// Cancelled, and still to be had by `restore`; with the text where it was known already.
  case cancelled(Draft?)
  /// No text came of it, the audio is kept, and `restore` tries again.
  case failed

  var isReady: Bool { if case .ready = self { true } else { false } }

  /// The microphone is open for this dictation.
  var isRecording: Bool { self == .opening || self == .recording }

  /// Its text is still to come, so later texts of the same owner wait.
  var isAwaited: Bool { isRecording || isProcessing }

  /// Its recording has ended and its text is not final.
  var isProcessing: Bool {
    switch self {
    case .tail, .recognizing, .rewriting: true
    default: false
    }
  }
}
