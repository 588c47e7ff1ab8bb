/// Makes recognizers of some kind: those of the worker, those of a web service.
public protocol RecognizerProvider: Sendable {
  /// What may be taken for a language where the user has chosen nothing, or where their choice failed; the best first.
  /// Nothing that sends the voice to another machine.
  func candidates(for language: String) async -> [RecognizerID]
  /// A recognizer for one utterance; nil where the id is of another kind.
  /// - Parameter replay: holds every sample before it is fed.
  /// - Throws: `RecognizerError` where the recognizer cannot be had.
  func recognizer(
    _ id: RecognizerID, for purpose: RecognitionPurpose, replay: any AudioReplay
  ) async throws -> (any Recognizer)?
  /// Readies a recognizer for the next dictation, where that takes time.
  func prepare(_ id: RecognizerID) async
  /// Takes note of how one of its recognizers did.
  /// - Returns: what the user should know of it, as one sentence; nil where there is nothing to say, or the id is of
  ///   another kind.
  func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String?
}

extension RecognizerProvider {
  /// For providers that learn nothing.
  public func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String? { nil }
}
