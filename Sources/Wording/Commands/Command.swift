/// What an utterance asks for instead of being text, about what was dictated last. Each can be taken back.
public enum Command: Hashable, Sendable {
  case undo
  case allCaps
  case capitalize
  case noCaps
  case selectTone(String)

  /// As programs are told: `undo`, `all-caps`, `cap`, `no-caps`, `tone NAME`.
  public var name: String {
    switch self {
    case .undo: "undo"
    case .allCaps: "all-caps"
    case .capitalize: "cap"
    case .noCaps: "no-caps"
    case .selectTone(let tone): "tone " + tone
    }
  }
}
