public import Speech

/// Where recognizers come from: `Transcription` in the program.
public protocol RecognizerSupply: Sendable {
  /// A recognizer for one utterance. The one for dictations is kept loaded; one for files is its own, so that a long
  /// file holds no dictation up.
  /// - Throws: `RecognizerError` when there is none of that id.
  func recognizer(_ id: String, for use: RecognizerUse) async throws -> any Recognizer
  /// Loads the recognizer for dictations, so that the first key press finds it ready.
  func prepare(_ id: String) async
  /// Unloads it; the next use loads it again.
  func unload() async
}

/// What a recognizer is asked for.
public enum RecognizerUse: Hashable, Sendable {
  case dictation
  case file
}
