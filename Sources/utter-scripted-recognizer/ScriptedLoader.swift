import Speech

/// Answers to every recognizer id, so that the settings need not be others than the user's.
struct ScriptedLoader: EngineLoader {
  let folder: String

  func knows(recognizer: String) -> Bool { true }

  func load(_ configuration: EngineConfiguration) throws(RecognizerError) -> any RecognitionEngine {
    ScriptedEngine(folder: folder, recognizer: configuration.recognizer)
  }
}

final class ScriptedEngine: RecognitionEngine {
  let simultaneousStreams = 4
  private let folder: String
  private let recognizer: String

  init(folder: String, recognizer: String) {
    self.folder = folder
    self.recognizer = recognizer
  }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    ScriptedStream(folder: folder, name: "\(recognizer) \(context.language)")
  }
}
