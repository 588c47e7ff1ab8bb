internal import Localization
public import Speech

/// Chooses recognizers by their ids. What it gives out falls back by itself when a recognizer fails.
public struct Transcriber: Sendable {
  private let providers: [any RecognizerProvider]
  private let timing: (any RaceTiming)?

  /// - Parameters:
  ///   - providers: the preferred ones first.
  ///   - timing: for races between a web service and a local recognizer; nil for none.
  public init(_ providers: [any RecognizerProvider], timing: (any RaceTiming)? = nil) {
    self.providers = providers
    self.timing = timing
  }

  /// A recognizer for one utterance.
  ///
  /// - Parameters:
  ///   - id: `auto`, `pocketsphinx`, `sherpa/NAME` or `cloud/PROVIDER/MODEL`.
  ///   - replay: where the samples can be heard again, each before it is fed; nil keeps them in memory.
  /// - Throws: `RecognizerError.modelMissing` for an id that is none.
  public func recognizer(
    _ id: String, for purpose: RecognitionPurpose, replay: (any AudioReplay)? = nil
  ) throws(RecognizerError) -> FallbackRecognizer {
    guard let chosen = RecognizerID(id) else { throw .unknown(id) }
    return FallbackRecognizer(chosen, for: purpose, from: providers, replay: replay)
  }

  /// A recognizer for one utterance, as the user wants web services to be used: a dictation through one is heard by a
  /// local recognizer too, which shows the words and takes over.
  /// - Throws: `RecognizerError.modelMissing` for an id that is none.
  public func recognizer(
    _ id: String, for purpose: RecognitionPurpose, policy: CloudPolicy, replay: (any AudioReplay)?
  ) throws(RecognizerError) -> any Recognizer {
    guard let chosen = RecognizerID(id) else { throw .unknown(id) }
    guard case .cloud = chosen else { return try recognizer(id, for: purpose, replay: replay) }
    guard policy.fallsBack, purpose == .dictation, let timing else {
      return FallbackRecognizer(chosen, for: purpose, from: providers, replay: replay, fallsBack: policy.fallsBack)
    }
    return RacingRecognizer(
      FallbackRecognizer(chosen, for: purpose, from: providers, replay: replay, fallsBack: false),
      local: FallbackRecognizer(.automatic, for: purpose, from: providers, replay: replay), timing: timing,
      raceAfter: policy.raceAfter)
  }

  /// Readies what the next dictation will use.
  public func prepare(_ id: String, language: String) async {
    guard let chosen = RecognizerID(id) else { return }
    let isLocal = if case .cloud = chosen { false } else { chosen != .automatic }
    // Beside a web service the best local recognizer is used too.
    let first = isLocal ? chosen : await providers.candidates(for: language).first
    guard let first else { return }
    for provider in providers { await provider.prepare(first) }
  }
}

extension [any RecognizerProvider] {
  /// What all of them would take for a language, in their order.
  func candidates(for language: String) async -> [RecognizerID] {
    var candidates: [RecognizerID] = []
    for provider in self { candidates += await provider.candidates(for: language) }
    return candidates
  }

  func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async -> String? {
    for provider in self {
      if let remark = await provider.learn(conduct, of: id) { return remark }
    }
    return nil
  }

  func recognizer(
    _ id: RecognizerID, for purpose: RecognitionPurpose, replay: any AudioReplay
  ) async throws -> any Recognizer {
    for provider in self {
      if let recognizer = try await provider.recognizer(id, for: purpose, replay: replay) { return recognizer }
    }
    throw RecognizerError.unknown(id.description)
  }
}

extension RecognizerError {
  static func unknown(_ id: String) -> RecognizerError {
    .modelMissing(localized("There is no recognizer named “\(id)”; choose another in the settings."))
  }
}
