import DictationCore
import ServiceInterface

/// What is to be done about a dictation. Effects are carried out in order.
enum SessionEffect: Hashable, Sendable {
  /// Open the microphone, write to the journal, feed the recognizer.
  case record(SessionID)
  /// Stop recording, at once or after the tail; `captured` follows.
  case endRecording(SessionID, withTail: Bool)
  /// The recognizer has every sample: ask it for the text.
  case finishRecognition(SessionID)
  /// Recognize the take that lies in the journal.
  case recognizeTake(SessionID)
  case abandonRecognition(SessionID)
  /// Let a model work on the text.
  case rewrite(SessionID, Draft)
  case abandonRewriting(SessionID)
  /// Keep the text, even over a power cut.
  case save(SessionID, Draft)
  /// Give the text to its owner, once the journal has that. A crash from then on leaves a text of which nobody knows
  /// whether it was sent, so it is never offered as one that waits.
  case handOver(SessionID, Draft, Caller)
  /// The same for a text that is given as an answer.
  case markDelivering(SessionID)
  /// A take that was cancelled is not offered after a crash.
  case setCancelled(Bool, SessionID)
  /// Remove audio and text.
  case forget(SessionID)
  /// The user deleted it: nothing of it is kept, whatever else is said about keeping.
  case erase(SessionID)
  /// The recording may hold words that no recognizer understood: it is kept for a while.
  case putAside(SessionID)
  /// No recognizer could read it: try again later.
  case queue(SessionID)
  /// Let the history say how far it is.
  case chronicle(SessionID, SessionProgress)
  /// Send `restoreExpired` after that time.
  case expireRestore(SessionID, after: Duration)
  case tell(Caller, ServiceSignal)
  case pendingChanged(Int)
}
