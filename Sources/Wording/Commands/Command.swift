/// A whole utterance that is no text but asks for something, about what was dictated last. Each can be taken back.
public enum Command: Hashable, Sendable {
  case undo
  case allCaps
  case capitalize
  case noCaps
  case selectTone(String)
}
