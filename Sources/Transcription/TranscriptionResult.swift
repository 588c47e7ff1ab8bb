public import Speech

extension RecognizerError {
  var isInvention: Bool { if case .invented = self { true } else { false } }
}

/// The text of an utterance and how it came about.
public struct TranscriptionResult: Hashable, Sendable {
  public struct Failure: Hashable, Sendable {
    public var recognizer: RecognizerID
    public var error: RecognizerError

    public init(recognizer: RecognizerID, error: RecognizerError) {
      self.recognizer = recognizer
      self.error = error
    }
  }

  public var transcript: Transcript
  /// Who wrote it.
  public var recognizer: RecognizerID
  /// How long the utterance was.
  public var audio: Duration
  /// From the end of the utterance to the text.
  public var latency: Duration
  /// The recognizers that were tried before, and why they gave no text.
  public var failures: [Failure]
}
