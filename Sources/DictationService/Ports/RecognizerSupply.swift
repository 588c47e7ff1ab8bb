public import Speech

/// Where recognizers come from: `Transcription` in the program, a script in the tests.
public protocol RecognizerSupply: Sendable {
  /// A recognizer for one utterance.
  /// - Parameter replay: where samples can be heard again once they were fed; nil where nowhere.
  /// - Throws: `RecognizerError` when there is none of that id.
  func recognizer(_ id: String, for use: RecognizerUse, replay: (any AudioReplay)?) async throws -> any Recognizer
  /// Loads the recognizer for dictations, so that the first key press finds it ready.
  func prepare(_ id: String) async
}
