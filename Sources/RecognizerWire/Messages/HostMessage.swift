public import Speech

/// What the service tells its worker. The worker handles them in order, except that `cancel` overtakes the audio of its
/// utterance.
public enum HostMessage: Hashable, Sendable {
  /// First message of every connection.
  case hello(version: UInt16)
  /// Load a model, or load it again with another configuration.
  case load(EngineConfiguration)
  /// Begin an utterance with a model that was asked for before.
  case start(UtteranceID, recognizer: String, RecognitionContext)
  /// At most `FrameLimits.maximumSamples`.
  case audio(UtteranceID, [Int16])
  case finish(UtteranceID)
  case cancel(UtteranceID)
  /// Give the memory of a model back once its utterances are done.
  case unload(recognizer: String)
}
