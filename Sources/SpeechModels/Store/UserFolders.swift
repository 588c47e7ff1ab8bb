/// Where the user's models and what is known of them lie.
public struct UserFolders: Hashable, Sendable {
  /// `$XDG_DATA_HOME/utter/models`.
  public let models: String
  /// `$XDG_STATE_HOME/utter/models`.
  public let records: String

  /// nil where the environment names no home. As the XDG specification asks, a relative path counts as none.
  public init?(environment: [String: String]) {
    func folder(_ variable: String, _ fallback: String) -> String? {
      if let path = environment[variable], path.hasPrefix("/") { return path }
      return environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 + fallback : nil }
    }
    guard let data = folder("XDG_DATA_HOME", "/.local/share"), let state = folder("XDG_STATE_HOME", "/.local/state")
    else { return nil }
    models = data + "/utter/models"
    records = state + "/utter/models"
  }

  public var store: ModelStore { ModelStore(path: models) }
  public var knowledge: ModelRecords { ModelRecords(folder: records) }
}
