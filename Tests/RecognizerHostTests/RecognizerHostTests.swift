import GLibRuntime
import Glibc
import Speech
import TestSupport
import Testing

@testable import RecognizerHost

/// The real worker with the real PocketSphinx.
@Suite(.timeLimit(.minutes(20))) struct RecognizerHostTests {
  private static let deadline = Duration.seconds(60)

  init() { GLibThread.start() }

  @Test @GLibActor func hearsASentence() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    await fixture.feed(fixture.samples, to: recognizer)
    #expect(try await recognizer.finish(deadline: Self.deadline).text == HostFixture.sentence)
    #expect(fixture.partials.contains { HostFixture.sentence.hasPrefix($0.stable) && !$0.stable.isEmpty })
  }

  @Test @GLibActor func anUtteranceMayBeginWhileTheLastIsBeingFinished() async throws {
    let fixture = try await HostFixture()
    let order = EventLog<Int>("finished")
    let recognizers = [try await fixture.start(), try await fixture.start(), try await fixture.start()]
    let finished = recognizers.enumerated().map { number, recognizer in
      Task {
        await fixture.feed(fixture.samples, to: recognizer)
        let text = try await recognizer.finish(deadline: Self.deadline).text
        order.append(number)
        return text
      }
    }
    for task in finished { #expect(try await task.value == HostFixture.sentence) }
    #expect(order.events == [0, 1, 2])
  }

  @Test @GLibActor func aKilledWorkerIsStartedAgainWithAllThatWasSaid() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    let first = fixture.host.workerProcessID
    for quarter in 0..<2 {
      await fixture.feed(fixture.samples.dropFirst(quarter * 12_000).prefix(12_000), to: recognizer)
      await recognizer.catchUp(within: 1000)
      try fixture.signalWorker(SIGKILL)
    }
    await fixture.feed(fixture.samples.dropFirst(24_000), to: recognizer)
    #expect(try await recognizer.finish(deadline: Self.deadline).text == HostFixture.sentence)
    #expect(fixture.host.workerProcessID != first)
    let stable = fixture.partials.map(\.stable)
    #expect(zip(stable, stable.dropFirst()).allSatisfy { $1.hasPrefix($0) })
  }

  @Test @GLibActor func whatKillsTheWorkerAgainAndAgainIsGivenUp() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    for _ in 0...fixture.host.limits.restarts {
      try fixture.signalWorker(SIGKILL)
      await recognizer.feed(fixture.samples)
      await recognizer.catchUp(within: 0)
    }
    await #expect(throws: RecognizerError.crashed("it was ended by signal 9")) {
      try await recognizer.finish(deadline: Self.deadline)
    }
  }

  @Test @GLibActor func aWorkerThatHangsIsReplaced() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    await fixture.feed(fixture.samples.prefix(12_000), to: recognizer)
    try fixture.signalWorker(SIGSTOP)
    await fixture.feed(fixture.samples.dropFirst(12_000), to: recognizer)
    fixture.clock.advance(by: fixture.host.limits.silence * 2)
    #expect(try await recognizer.finish(deadline: Self.deadline).text == HostFixture.sentence)
  }

  @Test @GLibActor func aWorkerThatHangsWhileFinishingPassesItsDeadline() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    await fixture.feed(fixture.samples, to: recognizer)
    try fixture.signalWorker(SIGSTOP)
    let finish = Task { try await recognizer.finish(deadline: .seconds(9)) }
    try await fixture.clock.waitForAlarm(after: .seconds(9))
    fixture.clock.advance(by: .seconds(9))
    await #expect(throws: RecognizerError.deadlineExceeded) { try await finish.value }
    let next = try await fixture.start()
    await fixture.feed(fixture.samples, to: next)
    #expect(try await next.finish(deadline: Self.deadline).text == HostFixture.sentence)
  }

  @Test @GLibActor func theNextUtteranceIsNotBlamedForADeadline() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    let next = try await fixture.start()
    await fixture.feed(fixture.samples, to: recognizer)
    await fixture.feed(fixture.samples, to: next)
    fixture.host.limits.restarts = 0
    try fixture.signalWorker(SIGSTOP)
    let finish = Task { try await recognizer.finish(deadline: .seconds(9)) }
    try await fixture.clock.waitForAlarm(after: .seconds(9))
    fixture.clock.advance(by: .seconds(9))
    await #expect(throws: RecognizerError.deadlineExceeded) { try await finish.value }
    #expect(try await next.finish(deadline: Self.deadline).text == HostFixture.sentence)
  }

  @Test @GLibActor func aCancelledUtteranceMakesWayForTheNext() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    for _ in 0..<20 { await fixture.feed(fixture.samples, to: recognizer) }
    await recognizer.cancel()
    await #expect(throws: RecognizerError.cancelled) { try await recognizer.finish(deadline: Self.deadline) }
    let next = try await fixture.start()
    await fixture.feed(fixture.samples, to: next)
    #expect(try await next.finish(deadline: Self.deadline).text == HostFixture.sentence)
  }

  @Test @GLibActor func theWorkerRestsWhenNobodyNeedsItAndNothingRings() async throws {
    let fixture = try await HostFixture()
    fixture.host.warm(HostFixture.configuration)
    let recognizer = try await fixture.start()
    await fixture.feed(fixture.samples, to: recognizer)
    fixture.host.unload()
    #expect(try await recognizer.finish(deadline: Self.deadline).text == HostFixture.sentence)
    let process = try #require(fixture.host.link?.process)
    fixture.clock.advance(by: try #require(fixture.host.limits.idle))
    #expect(await process.waitForExit() == .signaled(SIGKILL))
    #expect(fixture.clock.isSilent)
    let next = try await fixture.start()
    await fixture.feed(fixture.samples, to: next)
    #expect(try await next.finish(deadline: Self.deadline).text == HostFixture.sentence)
  }

  /// What is decoded before the release need not be decoded after it, however much it was.
  @Test(arguments: [1, 8]) @GLibActor
  func nothingIsLeftToDecodeAtTheEnd(sentences: Int) async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start()
    for _ in 0..<sentences { await fixture.feed(fixture.samples, to: recognizer) }
    await recognizer.catchUp(within: 0)
    let utterance = try #require(fixture.host.utterances.first)
    #expect(utterance.decoded == sentences * fixture.samples.count)
    let text = try await recognizer.finish(deadline: Self.deadline).text
    #expect(text == Array(repeating: HostFixture.sentence, count: sentences).joined(separator: " "))
  }

  @Test @GLibActor func aWorkerThatFallsBehindIsNotBuried() async throws {
    var limits = HostLimits()
    limits.window = 16_000
    let fixture = try await HostFixture(limits: limits)
    let samples = Array(repeatElement(fixture.samples, count: 4).joined())
    let recognizer = try await fixture.start(replay: Recording(samples))
    await recognizer.feed(samples)
    let utterance = try #require(fixture.host.utterances.first)
    #expect(utterance.sent <= limits.window)
    await recognizer.catchUp(within: samples.count / 2)
    #expect(utterance.sent - utterance.decoded <= limits.window)
    #expect(
      try await recognizer.finish(deadline: Self.deadline).text
        == Array(repeating: HostFixture.sentence, count: 4).joined(separator: " "))
  }

  @Test @GLibActor func aRecordingThatCannotBeReadAgainIsSaidSo() async throws {
    let fixture = try await HostFixture()
    let recognizer = try await fixture.start(replay: Recording(Array(fixture.samples.prefix(16_000))))
    await fixture.feed(fixture.samples.prefix(20_000), to: recognizer)
    await recognizer.catchUp(within: 1000)
    try fixture.signalWorker(SIGKILL)
    await fixture.feed(fixture.samples.dropFirst(20_000), to: recognizer)
    await #expect(throws: RecognizerError.audioLost("the recording ends too early")) {
      try await recognizer.finish(deadline: Self.deadline)
    }
  }

  @Test @GLibActor func aDictionaryOfAnySizeIsNoDanger() async throws {
    let fixture = try await HostFixture()
    let recognizer = fixture.host.recognizer(HostFixture.configuration)
    let hints = Array(repeating: String(repeating: "ä", count: 500), count: 20_000)
    try await recognizer.start(RecognitionContext(hints: hints)) { _ in }
    await fixture.feed(fixture.samples, to: recognizer)
    #expect(try await recognizer.finish(deadline: Self.deadline).text == HostFixture.sentence)
  }

  @Test @GLibActor func otherLanguagesAreRefused() async throws {
    let fixture = try await HostFixture()
    await #expect(throws: RecognizerError.languageUnsupported("de")) {
      let recognizer = fixture.host.recognizer(HostFixture.configuration)
      try await recognizer.start(RecognitionContext(language: "de")) { _ in }
      _ = try await recognizer.finish(deadline: Self.deadline)
    }
  }
}
