public import Speech

/// Loads the recognizer `pocketsphinx`: English with the model of the Debian package `pocketsphinx-en-us`.
///
/// `files["model"]` names another model folder; it is laid out like `/usr/share/pocketsphinx/model/en-us`.
public struct PocketSphinxLoader: EngineLoader {
  public static let recognizer = "pocketsphinx"

  private let environment: [String: String]

  /// - Parameter environment: `UTTER_POCKETSPHINX_MODEL` in it names the model folder where the configuration does not.
  public init(environment: [String: String] = [:]) { self.environment = environment }

  public func knows(recognizer: String) -> Bool { recognizer == Self.recognizer }

  public func load(_ configuration: EngineConfiguration) throws(RecognizerError) -> any RecognitionEngine {
    let chosen = configuration.files["model"] ?? environment["UTTER_POCKETSPHINX_MODEL"]
    return PocketSphinxEngine(try PocketSphinxDecoder(try PocketSphinxModel.find(chosen: chosen)))
  }
}
