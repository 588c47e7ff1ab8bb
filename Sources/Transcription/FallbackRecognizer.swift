internal import Localization
internal import Logging
public import Speech
internal import Synchronization

/// One utterance, through the chosen recognizer, and where that fails through the next one that is fit for the language,
/// from its first sample on. Nothing that was said is lost to a recognizer.
public actor FallbackRecognizer: Recognizer {
  /// Samples given to a recognizer that takes over before it has decoded some of them.
  private static let backlog = AudioFormat.sampleRate * 10

  /// A model that was not loaded takes longer than this to begin.
  private static let loadedWithin = Duration.milliseconds(500)

  private let chosen: RecognizerID
  private let purpose: RecognitionPurpose
  private let providers: [any RecognizerProvider]
  /// Whether another may take the place of the chosen one.
  private let fallsBack: Bool
  private let replay: any AudioReplay
  private let kept: KeptSamples?
  private let log = Logger(label: "transcription")

  private var context = RecognitionContext()
  private var onEvent: (@Sendable (RecognitionEvent) -> Void)?
  private var untried: [RecognizerID] = []
  private var current: (id: RecognizerID, recognizer: any Recognizer)?
  private var failures: [TranscriptionResult.Failure] = []
  private var fed = 0
  private var isCancelled = false
  /// The recognizer at work was given the utterance as it was spoken, and was loaded when it began.
  private var isLive = false
  private var remark: String?

  init(
    _ chosen: RecognizerID, for purpose: RecognitionPurpose, from providers: [any RecognizerProvider],
    replay: (any AudioReplay)?, fallsBack: Bool = true
  ) {
    self.chosen = chosen
    self.fallsBack = fallsBack
    self.purpose = purpose
    self.providers = providers
    let kept = replay == nil ? KeptSamples() : nil
    self.kept = kept
    self.replay = replay ?? kept ?? KeptSamples()
  }

  /// - Throws: what the chosen recognizer said, where no other can begin either.
  public func start(
    _ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) async throws {
    self.context = context
    self.onEvent = Self.withoutRepetition(onEvent)
    let candidates = fallsBack || chosen == .automatic ? await providers.candidates(for: context.language) : []
    untried = chosen == .automatic ? candidates : [chosen] + candidates.filter { $0 != chosen }
    try await engageNext()
  }

  public func feed(_ samples: [Int16]) async {
    kept?.append(samples)
    fed += samples.count
    guard let current else { return }
    if await current.recognizer.hasFailed {
      // Where no other is left, `finish` says why.
      try? await replaceCurrent()
    } else {
      await current.recognizer.feed(samples)
    }
  }

  public func finish(deadline: Duration) async throws -> Transcript {
    try await result(deadline: deadline).transcript
  }

  /// As `finish`, with the story of it.
  /// - Parameter deadline: for the recognizer at work; one that takes over has time for the whole utterance.
  /// - Throws: what the first recognizer said, where no other has a text either.
  public func result(deadline: Duration) async throws -> TranscriptionResult {
    let began = ContinuousClock.now
    var deadline = deadline
    while let (id, recognizer) = current {
      do {
        var transcript = try await recognizer.finish(deadline: deadline)
        let (audio, latency) = (AudioFormat.duration(ofSamples: fed), ContinuousClock.now - began)
        if isLive { await learn(.answered(audio: audio, latency: latency), of: id) }
        transcript.remark = remark
        transcript.isInDoubt = transcript.isInDoubt || failures.contains { $0.error.isInvention }
        transcript.recognizer = id
        return TranscriptionResult(
          transcript: transcript, recognizer: id, audio: audio, latency: latency, failures: failures)
      } catch {
        try await replaceCurrent(after: error)
        deadline = .seconds(30) + AudioFormat.duration(ofSamples: fed) * 3
      }
    }
    throw failure
  }

  public func cancel() async {
    isCancelled = true
    await current?.recognizer.cancel()
  }

  public func catchUp(within samples: Int) async { await current?.recognizer.catchUp(within: samples) }

  public var hasFailed: Bool { current == nil && !failures.isEmpty }

  private var failure: RecognizerError {
    isCancelled ? .cancelled : failures.first?.error ?? .notStarted
  }

  /// Asks the recognizer that failed why, and goes on with the next.
  private func replaceCurrent() async throws {
    do {
      _ = try await current?.recognizer.finish(deadline: .zero)
    } catch {
      try await replaceCurrent(after: error)
    }
  }

  private func replaceCurrent(after error: any Error) async throws {
    guard let id = current?.id else { throw failure }
    current = nil
    await note(error, of: id)
    try await engageNext()
  }

  /// Begins with the first untried recognizer that can, and lets it hear what was said so far.
  private func engageNext() async throws {
    while !isCancelled, !untried.isEmpty {
      let id = untried.removeFirst()
      do {
        let recognizer = try await providers.recognizer(id, for: purpose, replay: replay)
        let began = ContinuousClock.now
        try await recognizer.start(context, onEvent: onEvent ?? { _ in })
        isLive = purpose == .dictation && fed == 0 && ContinuousClock.now - began < Self.loadedWithin
        try await replaySamples(to: recognizer)
        current = (id, recognizer)
        break
      } catch {
        await note(error, of: id)
      }
    }
    if isCancelled { await current?.recognizer.cancel() }
    if isCancelled || current == nil { throw failures.isEmpty && !isCancelled ? noneForLanguage : failure }
  }

  private var noneForLanguage: RecognizerError { .languageUnsupported(context.language) }

  private func replaySamples(to recognizer: any Recognizer) async throws {
    var offset = 0
    while offset < fed, !isCancelled {
      let samples = try await replay.samples(from: offset, count: min(AudioFormat.sampleRate, fed - offset))
      guard !samples.isEmpty else { throw RecognizerError.audioLost(localized("the recording ends too early")) }
      offset += samples.count
      await recognizer.feed(samples)
      await recognizer.catchUp(within: Self.backlog)
    }
  }

  private func note(_ error: any Error, of id: RecognizerID) async {
    let error = error as? RecognizerError ?? .crashed("\(error)")
    failures.append(TranscriptionResult.Failure(recognizer: id, error: error))
    guard error != .cancelled else { return }
    log.warning("\(id) gave no text: \(error)")
    await learn(.failed(error), of: id)
  }

  /// The first thing that went wrong is the one to tell.
  private func learn(_ conduct: RecognizerConduct, of id: RecognizerID) async {
    let remark = await providers.learn(conduct, of: id)
    self.remark = self.remark ?? remark
  }

  private static func withoutRepetition(
    _ onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) -> @Sendable (RecognitionEvent) -> Void {
    let history = Mutex(EventHistory())
    return { event in
      if let event = history.withLock({ $0.take(event) }) { onEvent(event) }
    }
  }
}
