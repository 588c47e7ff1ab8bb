import Speech

/// An engine whose words are the samples themselves, so that a test sees what reached it and in which order.
final class ScriptedEngine: RecognitionEngine {
  /// A sample of this value makes the stream fail.
  static let poison: Int16 = -1

  let simultaneousStreams: Int

  init(simultaneousStreams: Int) { self.simultaneousStreams = simultaneousStreams }

  func makeStream(for context: RecognitionContext) throws(RecognizerError) -> any RecognitionStream {
    guard context.language == "en" else { throw .languageUnsupported(context.language) }
    return ScriptedStream()
  }
}

private final class ScriptedStream: RecognitionStream {
  private var heard: [Int16] = []

  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    guard !samples.contains(ScriptedEngine.poison) else { throw .crashed("poisoned") }
    heard += samples
    return [.partial(Hypothesis(volatile: "\(samples.count)"))]
  }

  func finish() throws(RecognizerError) -> Transcript {
    guard !heard.isEmpty else { throw .crashed("nothing came") }
    return Transcript(text: heard.map { "\($0)" }.joined(separator: " "))
  }

  func cancel() {}
}

/// Knows `one` and `two`, by the number of streams that they take, and `broken`.
struct ScriptedLoader: EngineLoader {
  let loaded: @Sendable (EngineConfiguration) -> Void

  func knows(recognizer: String) -> Bool { ["one", "two", "broken"].contains(recognizer) }

  func load(_ configuration: EngineConfiguration) throws(RecognizerError) -> any RecognitionEngine {
    loaded(configuration)
    guard configuration.recognizer != "broken" else { throw .modelRejected("broken") }
    return ScriptedEngine(simultaneousStreams: configuration.recognizer == "one" ? 1 : 2)
  }
}
