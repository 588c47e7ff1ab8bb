/// One model to be loaded, with everything that was found out about it beforehand.
public struct EngineConfiguration: Hashable, Sendable {
  /// The recognizer id: `pocketsphinx`, `sherpa/NAME`.
  public var recognizer: String
  /// Settings of the engine, by its own names.
  public var options: [String: String]
  /// Paths of the model's files or folders, by the role that they play for the engine.
  public var files: [String: String]

  public init(recognizer: String, options: [String: String] = [:], files: [String: String] = [:]) {
    self.recognizer = recognizer
    self.options = options
    self.files = files
  }
}
