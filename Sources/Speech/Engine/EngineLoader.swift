/// Loads models of one kind. The worker asks its loaders in order; the first that knows the recognizer id loads it.
public protocol EngineLoader: Sendable {
  func knows(recognizer: String) -> Bool
  func load(_ configuration: EngineConfiguration) throws(RecognizerError) -> any RecognitionEngine
}
