import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Settings
import Speech
import TestSupport
import Testing

@testable import DictationService

@Suite(.timeLimit(.minutes(20))) struct DictationHostTests {
  init() { GLibThread.start() }

  private let hello = Draft(text: "Hello.", mayLowercaseFirst: true, finalStopIsGuessed: true)

  @Test @GLibActor func `a dictation is recorded, recognized, handed over and forgotten`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start()
    capture.hear(seconds: 1.9)
    try await desk.wait { desk.levels.count == 20 }
    try await desk.host.stop(id, from: desk.engine)
    let utterance = try #require(await desk.utterance())
    #expect(utterance.samples == 2 * AudioFormat.sampleRate)
    #expect(utterance.purpose == .dictation)
    #expect(await desk.entries.map(\.state) == [.recorded])
    #expect(await desk.entries.first?.samples == 2 * AudioFormat.sampleRate)

    utterance.reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
    #expect(await desk.next() == .textReady(id, .final, hello))
    #expect(await desk.entries.first?.text?.text == "Hello.")
    #expect(await desk.entries.first?.state == .delivering)
    try await desk.host.delivered(id, .delivering, remainder: nil, from: desk.engine)
    try await desk.host.delivered(id, .delivered, remainder: nil, from: desk.engine)
    #expect(await desk.journal.entries.isEmpty)
    #expect(desk.host.isIdle)
    #expect(desk.clock.pending == 0)
  }

  @Test(arguments: [
    (NumberChoice.smart, false, "three for twenty five dollars", "three for $25"),
    (.digits, false, "three and four", "3 and 4"), (.words, false, "twenty five dollars", "twenty five dollars"),
    (.smart, true, "that is it", "that is it."),
  ])
  @GLibActor func `the settings say how words are written`(
    numbers: NumberChoice, finalPeriod: Bool, said: String, text: String
  ) async throws {
    var settings = UtterSettings()
    settings.numbers = numbers
    settings.finalPeriod = finalPeriod
    let desk = Desk(settings)
    let id = try await desk.dictate()
    try #require(await desk.utterance()).reply(.text(said))
    let draft = Draft(text: text, finalStopIsGuessed: finalPeriod)
    #expect(await desk.next() == .textReady(id, .rules, draft))
  }

  @Test @GLibActor func `partials go to the owner while he speaks`() async throws {
    let desk = Desk()
    let (_, capture) = try await desk.start()
    capture.hear(seconds: 0.4)
    try await desk.wait { desk.partials.last == "\(AudioFormat.sampleRate / 2)" }
  }

  @Test @GLibActor func `the longest recording stops by itself and is processed`() async throws {
    var settings = UtterSettings()
    settings.maxRecordingSeconds = 10
    let desk = Desk(settings)
    let (id, capture) = try await desk.start(.toggle)
    capture.hear(seconds: 9.9)
    #expect(await desk.next() == .stopped(id))
    let utterance = try #require(await desk.utterance())
    #expect(utterance.samples == 10 * AudioFormat.sampleRate)
    utterance.reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  /// The second silence is as long as the setting only where it ends.
  @Test(arguments: [(1.8, false), (2.5, true)])
  @GLibActor func `auto-stop ends a toggle where nobody speaks any more`(silence: Double, ends: Bool) async throws {
    var settings = UtterSettings()
    settings.autoStopSeconds = 2
    let desk = Desk(settings)
    let (id, capture) = try await desk.start(.toggle)
    capture.hear(seconds: 1.5, amplitude: 2)
    capture.hear(seconds: 1)
    capture.hear(seconds: silence, amplitude: 2)
    if ends {
      #expect(await desk.next() == .stopped(id))
    } else {
      try await desk.host.stop(id, from: desk.engine)
    }
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test(arguments: [(StartRequest.Mode.hold, true), (.toggle, false)])
  @GLibActor func `a hold ends where nobody speaks, a toggle goes on`(
    mode: StartRequest.Mode, ends: Bool
  ) async throws {
    var settings = UtterSettings()
    settings.holdSilenceSeconds = 3
    let desk = Desk(settings)
    let (id, capture) = try await desk.start(mode)
    capture.hear(seconds: 3.5, amplitude: 2)
    if ends {
      #expect(await desk.next() == .stopped(id))
    } else {
      try await desk.host.stop(id, from: desk.engine)
    }
    _ = try #require(await desk.utterance())
  }

  @Test @GLibActor func `two dictations overlap and arrive in order`() async throws {
    let desk = Desk()
    let first = try await desk.dictate()
    let one = try #require(await desk.utterance())
    let second = try await desk.dictate(seconds: 2)
    one.reply(.text("first"))
    let two = try #require(await desk.utterance())
    #expect([one.samples, two.samples] == [AudioFormat.sampleRate, 2 * AudioFormat.sampleRate])
    two.reply(.text("second"))
    for (id, text) in [(first, "first"), (second, "second")] {
      for stage in DraftStage.allCases {
        guard case .textReady(id, stage, let draft) = await desk.next() else { return #expect(Bool(false)) }
        #expect(draft.text == text)
      }
    }
  }

  @Test @GLibActor func `a cancelled take comes back within a minute`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start()
    capture.hear(seconds: 0.9)
    try await desk.host.cancel(id, from: desk.engine)

    #expect(await desk.entries.map(\.state) == [.cancelled])
    desk.clock.advance(by: .seconds(59))
    try await desk.host.restore(id, from: desk.engine)
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
    desk.clock.advance(by: .seconds(60))
    #expect(await desk.entries.map(\.state) == [.delivering])
  }

  @Test @GLibActor func `a take without a sample cannot come back, and is not tried for ever`() async throws {
    let desk = Desk()
    let id = try await desk.host.start(StartRequest(mode: .toggle), from: desk.engine)
    try await desk.host.cancel(id, from: desk.engine)
    try await desk.host.restore(id, from: desk.engine)
    #expect(await desk.next() == .failed(id, .notRestorable(id)))
    #expect(desk.host.ledger.sessions.isEmpty)
    #expect(desk.host.queue.waiting.isEmpty)
    #expect(desk.host.isIdle)
  }

  @Test(arguments: [true, false])
  @GLibActor func `a recording that is gone when its turn comes, or before, waits no longer`(isBefore: Bool)
    async throws
  {
    let desk = Desk()
    let id = try await desk.dictate()
    let utterance = try #require(await desk.utterance())
    let recording = try #require(await desk.entries.first).id
    if isBefore { await desk.journal.remove(recording) }
    utterance.reply(.failure(.crashed("")))
    while let signal = await desk.next() { if case .failed(id, _) = signal { break } }
    if !isBefore {
      try await desk.wait { desk.host.queue.waiting.count == 1 }
      await desk.journal.remove(recording)
      desk.clock.advance(by: .seconds(60))
    }
    try await desk.wait { desk.host.ledger.sessions.isEmpty }
    #expect(desk.host.queue.waiting.isEmpty)
    #expect(desk.host.isIdle)
  }

  @Test @GLibActor
  func `a text that comes after its dictation was cancelled and restored is not taken for the new one`()
    async throws
  {
    let desk = Desk()
    let id = try await desk.dictate()
    let first = try #require(await desk.utterance())
    try await desk.host.cancel(id, from: desk.engine)
    try await desk.host.restore(id, from: desk.engine)
    first.reply(.text("stale"))
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test @GLibActor func `after a minute a cancelled take is gone`() async throws {
    let desk = Desk()
    let (id, _) = try await desk.start()
    try await desk.host.cancel(id, from: desk.engine)
    desk.clock.advance(by: .seconds(60))
    #expect(await desk.entries.isEmpty)
    await #expect(throws: DictationFailure.notRestorable(id)) {
      try await desk.host.restore(id, from: desk.engine)
    }
  }

  @Test(arguments: [
    (SilenceCause?.some(.muted), Int16(0), DictationFailure.Code.microphoneSilent),
    (.volumeZero, 0, .microphoneSilent),
    (.allZero, 0, .microphoneSilent),
    (nil, 0, .nothingHeard),
    (nil, 3, .nothingHeard),
  ])
  @GLibActor func `a microphone that hears nothing is named, and nothing recognized`(
    cause: SilenceCause?, amplitude: Int16, code: DictationFailure.Code
  ) async throws {
    let desk = Desk()
    let id = try await desk.host.start(StartRequest(mode: .hold), from: desk.engine)
    let capture = desk.source.opened[0]
    capture.hear(seconds: 1, amplitude: amplitude)
    #expect(await desk.next() == .started(id))
    if let cause { capture.say(.silent(ScriptedSource.microphone, cause)) }
    if cause == .muted || cause == .volumeZero {
      #expect(await desk.next() == .stopped(id))
    } else {
      try await desk.host.stop(id, from: desk.engine)
    }
    let failure = try #require(await desk.failure(of: id))
    #expect(failure.code == code)
    #expect(failure.sentence.contains("Desk Microphone") == (cause != nil))
    #expect(await desk.entries.isEmpty)
  }

  @Test(arguments: [
    (CaptureError.noSoundServer(detail: "refused"), DictationFailure.Code.noSoundServer),
    (.noMicrophone(monitorsOnly: true), .noMicrophone),
    (.refused(microphone: "Desk", detail: "busy"), .microphoneBusy),
    (.stalled(microphone: "Desk"), .microphoneBusy),
  ])
  @GLibActor func `a microphone that does not open is named`(
    error: CaptureError, code: DictationFailure.Code
  ) async throws {
    let desk = Desk()
    let id = try await desk.host.start(StartRequest(mode: .hold), from: desk.engine)
    desk.source.opened[0].fail(error)
    #expect(await desk.next() == .failed(id, DictationFailure(code, error.sentence)))
    #expect(await desk.entries.isEmpty)
    #expect(desk.host.isIdle)
  }

  @Test @GLibActor func `a microphone that is unplugged keeps what was said`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start()
    capture.hear(seconds: 1)
    capture.fail(.lost(microphone: "Desk Microphone"))
    #expect(await desk.next() == .stopped(id))
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test(arguments: [
    (RecognizerError.modelMissing("The model is missing."), DictationFailure.Code.noRecognizer),
    (.crashed("signal 11"), .recognizerFailed),
    (.deadlineExceeded, .recognizerFailed),
  ])
  @GLibActor func `a recognizer that fails loses no audio`(
    error: RecognizerError, code: DictationFailure.Code
  ) async throws {
    let desk = Desk()
    let id = try await desk.dictate()
    try #require(await desk.utterance()).reply(.failure(error))
    #expect(try #require(await desk.failure(of: id)).code == code)
    #expect(await desk.entries.map(\.state) == [.recorded])

    try await desk.host.restore(id, from: desk.engine)
    let again = try #require(await desk.utterance())
    #expect(again.samples == AudioFormat.sampleRate)
    again.reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test @GLibActor func `no recognizer at all is named when the dictation ends`() async throws {
    let desk = Desk(startFailure: .modelMissing("The model is missing."))
    let id = try await desk.dictate()
    #expect(
      await desk.next() == .failed(id, DictationFailure(.noRecognizer, "The model is missing.")))
    #expect(await desk.entries.map(\.state) == [.recorded])
  }

  @Test @GLibActor func `nothing is recorded for a private field`() async throws {
    let desk = Desk()
    await #expect(throws: DictationFailure.privateField) {
      try await desk.host.start(StartRequest(mode: .hold, purpose: .password), from: desk.engine)
    }
    #expect(desk.source.opened.isEmpty)
    #expect(await desk.entries.isEmpty)
  }

  @Test @GLibActor func `everything ends where the screen is locked`() async throws {
    let desk = Desk()
    let (id, _) = try await desk.start(.toggle)
    desk.host.stopAll()
    #expect(await desk.next() == .stopped(id))
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test @GLibActor func `an owner that vanishes leaves its words pending`() async throws {
    let desk = Desk()
    let (_, capture) = try await desk.start(.toggle)
    capture.hear(seconds: 1)
    desk.host.callerVanished(desk.engine)
    try #require(await desk.utterance()).reply(.text("Hello."))
    try await desk.wait { !desk.pending.isEmpty }
    #expect(desk.pending == [1])
    let other = Caller(rawValue: ":1.8")
    #expect(try await desk.host.take(from: other)?.draft == hello)
    #expect(try await desk.host.take(from: other) == nil)
  }

  @Test @GLibActor func `another recognizer in the settings is loaded ahead, another microphone taken next`()
    async throws
  {
    let desk = Desk()
    desk.host.settings.recognizer = "pocketsphinx"
    desk.host.settings.source = "headset"
    desk.host.settings.keepMicrophoneSeconds = 30
    try await desk.wait { !desk.recognizers.prepared.isEmpty }
    #expect(desk.recognizers.prepared == [.pocketSphinx])
    _ = try await desk.start()
    #expect(desk.source.opened[0].request.microphone == .named("headset"))
    #expect(desk.source.opened[0].request.keep == .seconds(30))
  }

  @Test @GLibActor func `an engine that registers finds the recognizer loading, a tool does not start it`() async throws
  {
    let desk = Desk()
    _ = try await desk.host.register(ClientRegistration(version: "1", role: .tool), from: Caller(rawValue: ":1.9"))
    #expect(desk.recognizers.prepared.isEmpty)
    _ = try await desk.host.register(ClientRegistration(version: "1", role: .engine), from: desk.engine)
    try await desk.wait { !desk.recognizers.prepared.isEmpty }
    #expect(desk.host.hasClients)
  }
}

extension Desk {
  /// The failure that is told next.
  func failure(of id: SessionID) async -> DictationFailure? {
    guard case .failed(id, let failure) = await next() else { return nil }
    return failure
  }
}
