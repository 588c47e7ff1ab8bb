/// What the service is doing, for people and for `utter doctor`.
public struct ServiceStatus: Hashable, Sendable {
  public enum State: String, Sendable, CaseIterable {
    case idle
    case recording
    case processing
  }

  public var state: State
  /// The id of the recognizer in use.
  public var recognizer: String
  /// The source in use or chosen; empty for the default one.
  public var source: String
  /// How many texts can be taken.
  public var pending: Int
  /// How many dictations and transcriptions are under way.
  public var sessions: Int
  /// Of the program.
  public var version: String
  /// Whether an engine that is the input source in use is registered. Filled by `DictationServiceObject`.
  public var hasEngine = false
  /// What a language model does with texts: `off`, `cleanup` or `tone`.
  public var rewrite = "off"
  /// The tone of the settings; empty for none.
  public var tone = ""
  /// Whether the language model can be asked (`ready`, `no-server` …); empty where none is wanted.
  public var model = ""
  /// The same for people.
  public var modelSentence = ""
  /// The interface version of the service.
  public var api = DictationInterface.version

  public init(state: State, recognizer: String, source: String, pending: Int, sessions: Int, version: String) {
    self.state = state
    self.recognizer = recognizer
    self.source = source
    self.pending = pending
    self.sessions = sessions
    self.version = version
  }
}
