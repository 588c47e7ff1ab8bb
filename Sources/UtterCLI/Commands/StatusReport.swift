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
  /// What a language model does with texts: `off`, `cleanup` or `tone`.
  let rewrite: String
  /// The tone of the settings; empty for none.
  let tone: String
  /// `unknown`, `no-server`, `model-missing`, `loading`, `ready` or `unusable`; empty where no model is wanted.
  let model: String
  /// The same for people.
  let modelSentence: String
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
    rewrite = status.rewrite
    tone = status.tone
    model = status.model
    modelSentence = status.modelSentence
    version = status.version
    api = status.api
  }

  private var rewriting: String {
    switch rewrite {
    case "off": "off"
    case "tone": "tone \(tone). \(modelSentence)"
    default: "\(rewrite). \(modelSentence)"
    }
  }

  var text: String {
    [
      "State:         \(state)",
      "Input source:  \(engine ? "Utter" : "another; switch to Utter to dictate into fields")",
      "Microphone:    \(source.isEmpty ? "the default one" : source)",
      "Recognizer:    \(recognizer)",
      "Waiting texts: \(pending)\(pending > 0 ? " (utter insert puts the oldest where the caret is)" : "")",
      "Rewriting:     \(rewriting)",
      "Service:       \(version), interface \(api)",
    ].joined(separator: "\n")
  }
}
