/// What a recognizer is asked for. A long file has a worker of its own, so that no dictation waits behind it.
public enum RecognizerUse: Hashable, Sendable {
  case dictation
  case file
}
