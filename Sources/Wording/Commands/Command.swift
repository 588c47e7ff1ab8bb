/// What an utterance asks for instead of being text, about what was dictated last. Each can be taken back.
public enum Command: Hashable, Sendable {
  case undo
  case allCaps
  case capitalize
  case noCaps
  case selectTone(String)
}
