internal import Localization
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
    case "off": localized("off", context: "rewriting")
    case "tone": localized("tone \(tone). \(modelSentence)")
    default: "\(rewrite). \(modelSentence)"
    }
  }

  var text: String {
    Facts([
      (localized("State"), stateName),
      (localized("Input source"), engine ? "Utter" : localized("another; switch to Utter to dictate into fields")),
      (localized("Microphone"), source.isEmpty ? localized("the default one") : source),
      (localized("Recognizer"), recognizer),
      (localized("Waiting texts"), waiting),
      (localized("Rewriting"), rewriting),
      (localized("Service"), localized("\(version), interface \(api)")),
    ]).lines.joined(separator: "\n")
  }

  private var stateName: String {
    switch state {
    case "idle": localized("idle", context: "state")
    case "recording": localized("recording", context: "state")
    case "processing": localized("processing", context: "state")
    default: state
    }
  }

  private var waiting: String {
    guard pending > 0 else { return "0" }
    return localized("\(pending) (utter insert puts the oldest where the caret is)")
  }
}
