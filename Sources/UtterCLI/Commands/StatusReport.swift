internal import ServiceInterface

/// What `utter status` says. The names are those of the JSON object.
struct StatusReport: Encodable, Hashable {
  /// `idle`, `recording` or `processing`.
  let state: String
  let recognizer: String
  /// Empty: the default microphone.
  let source: String
  /// Texts that wait to be inserted.
  let pending: Int
  /// Dictations and transcriptions under way.
  let sessions: Int
  /// Utter is the input source in use.
  let engine: Bool
  let version: String
  /// The version of the D-Bus interface.
  let api: UInt32

  init(_ status: ServiceStatus) {
    state = status.state.rawValue
    recognizer = status.recognizer
    source = status.source
    pending = status.pending
    sessions = status.sessions
    engine = status.hasEngine
    version = status.version
    api = status.api
  }

  var text: String {
    [
      "State:         \(state)",
      "Input source:  \(engine ? "Utter" : "another; switch to Utter to dictate into fields")",
      "Microphone:    \(source.isEmpty ? "the default one" : source)",
      "Recognizer:    \(recognizer)",
      "Waiting texts: \(pending)\(pending > 0 ? " (utter insert puts the oldest where the caret is)" : "")",
      "Service:       \(version), interface \(api)",
    ].joined(separator: "\n")
  }
}
