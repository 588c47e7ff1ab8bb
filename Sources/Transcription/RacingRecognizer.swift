internal import Logging
internal import Speech

/// One utterance through a web service and a local recognizer at once. The service's text counts, unless it fails or is
/// late; the local recognizer shows the words meanwhile, all of them as ones that may change, since another will write
/// the text.
actor RacingRecognizer: Recognizer {
  private enum News {
    case cloud(Result<Transcript, any Error>)
    case local(Result<Transcript, any Error>)
    case late
  }

  private let cloud: any Recognizer
  private let local: LateStarter
  private let timing: any RaceTiming
  private let raceAfter: Duration?
  private let log = Logger(label: "transcription")
  private var cloudFailure: (any Error)?

  init(_ cloud: any Recognizer, local: any Recognizer, timing: any RaceTiming, raceAfter: Duration?) {
    self.cloud = cloud
    self.local = LateStarter(local)
    self.timing = timing
    self.raceAfter = raceAfter
  }

  /// - Throws: what the service said, where no local recognizer can begin either.
  func start(
    _ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) async throws {
    // The local model may have to be loaded, and the service need not wait for that.
    timing.run { [local] in
      await local.start(context) { event in
        switch event {
        case .partial(let said): onEvent(.partial(Hypothesis(previewing: said)))
        case .voice: onEvent(event)
        }
      }
    }
    do {
      try await cloud.start(context) { _ in }
    } catch {
      cloudFailure = error
      if await local.startFailed { throw error }
    }
  }

  func feed(_ samples: [Int16]) async {
    await local.feed(samples)
    if cloudFailure == nil { await cloud.feed(samples) }
  }

  func finish(deadline: Duration) async throws -> Transcript {
    if let cloudFailure {
      guard var transcript = try? await local.finish(deadline: deadline) else { throw cloudFailure }
      tell(cloudFailure, in: &transcript)
      return transcript
    }
    let result = await withTaskGroup(of: News.self, returning: Result<Transcript, any Error>.self) { group in
      group.addTask { [cloud] in .cloud(await Self.outcome { try await cloud.finish(deadline: deadline) }) }
      group.addTask { [local] in .local(await Self.outcome { try await local.finish(deadline: deadline) }) }
      if let raceAfter {
        group.addTask { [timing] in
          await timing.wait(raceAfter)
          return .late
        }
      }
      let result = await winner(of: &group)
      group.cancelAll()
      return result
    }
    return try result.get()
  }

  private func winner(of group: inout TaskGroup<News>) async -> Result<Transcript, any Error> {
    var localText: Result<Transcript, any Error>?
    var isLate = false
    for await news in group {
      switch news {
      case .cloud(.success(let transcript)):
        await local.cancel()
        return .success(transcript)
      case .cloud(.failure(let error)): cloudFailure = error
      case .local(let result): localText = result
      case .late: isLate = true
      }
      switch (localText, cloudFailure) {
      case (.success(var transcript)?, let failure?):
        tell(failure, in: &transcript)
        return .success(transcript)
      case (.failure?, let failure?): return .failure(failure)
      case (.success(let transcript)?, nil) where isLate && !transcript.text.isEmpty:
        log.info("The web service is late; the text is the local recognizer's.")
        await cloud.cancel()
        return .success(transcript)
      default: break
      }
    }
    return .failure(cloudFailure ?? RecognizerError.cancelled)
  }

  func cancel() async {
    await cloud.cancel()
    await local.cancel()
  }

  func catchUp(within samples: Int) async { await cloud.catchUp(within: samples) }

  private func tell(_ error: any Error, in transcript: inout Transcript) {
    switch error as? RecognizerError {
    case .unavailable(let sentence)?: transcript.remark = sentence
    case .invented(let sentence)?: (transcript.remark, transcript.isInDoubt) = (sentence, true)
    default: transcript.remark = nil
    }
  }

  private static func outcome(
    _ body: () async throws -> Transcript
  ) async -> Result<Transcript, any Error> {
    do { return .success(try await body()) } catch { return .failure(error) }
  }
}
