import DictationCore
import GLibRuntime
import Settings
import Speech
import TestSupport
import Testing

@testable import DictationService

@Suite struct DictationHostTests {
  init() { GLibThread.start() }

  private let hello = Draft(text: "Hello.")

  @Test @GLibActor func `a dictation is recorded, recognized, handed over and forgotten`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start()
    capture.hear(seconds: 1.9)
    while desk.levels.count < 20 { await Task.yield() }
    try desk.host.stop(id, by: desk.engine)
    let utterance = try #require(await desk.utterance())
    #expect(utterance.samples == 2 * AudioFormat.sampleRate)
    #expect(utterance.use == .dictation)
    #expect(desk.store.entries[id]?.samples.count == 2 * AudioFormat.sampleRate)
    #expect(desk.store.entries[id]?.isOpen == false)
    #expect(desk.levels.count == 20)

    utterance.reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
    #expect(await desk.next() == .textReady(id, .final, hello))
    #expect(desk.store.entries[id]?.text?.draft == hello)
    try desk.host.delivered(id, .delivering, by: desk.engine)
    #expect(desk.store.entries[id]?.text?.status == .delivering)
    try desk.host.delivered(id, .delivered, by: desk.engine)
    #expect(desk.store.entries.isEmpty)
    #expect(desk.host.isIdle)
    #expect(desk.clock.pending == 0)
  }

  @Test @GLibActor func `samples are in the journal before the recognizer has them`() async throws {
    let desk = Desk()
    let id = try desk.host.start(StartRequest(mode: .hold), by: desk.engine)
    desk.store.space = 0
    desk.source.opened[0].hear(seconds: 0.1)
    #expect(await desk.next() == .started(id))
    #expect(await desk.next() == .stopped(id))
    #expect(await desk.next() == .failed(id, MemoryStore.full))
    #expect(desk.host.isIdle)
  }

  @Test @GLibActor func `a disk that fills up keeps what was said until then`() async throws {
    let desk = Desk()
    desk.store.space = AudioFormat.sampleRate
    let (id, capture) = try await desk.start()
    capture.hear(seconds: 2)
    #expect(await desk.next() == .stopped(id))
    let utterance = try #require(await desk.utterance())
    #expect(utterance.samples == AudioFormat.sampleRate)
    utterance.reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
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

  @Test(arguments: [(StartRequest.Mode.hold, true), (.toggle, false)])
  @GLibActor func `a hold ends where nobody speaks, a toggle goes on`(mode: StartRequest.Mode, ends: Bool) async throws
  {
    var settings = UtterSettings()
    settings.holdSilenceSeconds = 3
    let desk = Desk(settings)
    let (id, capture) = try await desk.start(mode)
    capture.hear(seconds: 3.5, amplitude: 2)
    if ends {
      #expect(await desk.next() == .stopped(id))
    } else {
      try desk.host.stop(id, by: desk.engine)
    }
    _ = try #require(await desk.utterance())
  }

  @Test @GLibActor func `two dictations overlap and arrive in order`() async throws {
    let desk = Desk()
    let first = try await desk.dictate()
    let one = try #require(await desk.utterance())
    let second = try await desk.dictate(seconds: 2)
    one.reply(.text("one"))
    let two = try #require(await desk.utterance())
    #expect([one.samples, two.samples] == [AudioFormat.sampleRate, 2 * AudioFormat.sampleRate])
    two.reply(.text("two"))
    for (id, text) in [(first, "one"), (second, "two")] {
      #expect(await desk.next() == .textReady(id, .rules, Draft(text: text)))
      #expect(await desk.next() == .textReady(id, .final, Draft(text: text)))
    }
  }

  @Test @GLibActor func `a cancelled take comes back within a minute`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start()
    capture.hear(seconds: 0.9)
    try desk.host.cancel(id, by: desk.engine)
    #expect(desk.store.entries[id]?.isCancelled == true)
    desk.clock.advance(by: .seconds(59))
    try desk.host.restore(id, by: desk.engine)
    #expect(desk.store.entries[id]?.isCancelled == false)
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
    desk.clock.advance(by: .seconds(60))
    #expect(desk.store.entries[id] != nil)
  }

  @Test @GLibActor func `after a minute a cancelled take is gone`() async throws {
    let desk = Desk()
    let (id, _) = try await desk.start()
    try desk.host.cancel(id, by: desk.engine)
    desk.clock.advance(by: .seconds(60))
    #expect(desk.store.entries.isEmpty)
    #expect(throws: DictationFailure.notRestorable(id)) { try desk.host.restore(id, by: desk.engine) }
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
    let id = try desk.host.start(StartRequest(mode: .hold), by: desk.engine)
    let capture = desk.source.opened[0]
    capture.hear(seconds: 1, amplitude: amplitude)
    #expect(await desk.next() == .started(id))
    if let cause { capture.say(.silent(ScriptedSource.microphone, cause)) }
    if cause == .muted || cause == .volumeZero {
      #expect(await desk.next() == .stopped(id))
    } else {
      try desk.host.stop(id, by: desk.engine)
    }
    guard case .failed(id, let failure) = await desk.next() else { return #expect(Bool(false), "no failure was told") }
    #expect(failure.code == code)
    #expect(failure.sentence.contains("Desk Microphone") == (cause != nil))
    #expect(desk.store.entries.isEmpty)
  }

  @Test(arguments: [
    (CaptureError.noSoundServer(detail: "refused"), DictationFailure.Code.noSoundServer),
    (.noMicrophone(monitorsOnly: true), .noMicrophone),
    (.refused(microphone: "Desk", detail: "busy"), .microphoneBusy),
    (.stalled(microphone: "Desk"), .microphoneBusy),
  ])
  @GLibActor func `a microphone that does not open is named`(error: CaptureError, code: DictationFailure.Code)
    async throws
  {
    let desk = Desk()
    let id = try desk.host.start(StartRequest(mode: .hold), by: desk.engine)
    desk.source.opened[0].say(.failed(error))
    #expect(await desk.next() == .failed(id, DictationFailure(code, error.sentence)))
    #expect(desk.store.entries.isEmpty)
    #expect(desk.host.isIdle)
  }

  @Test @GLibActor func `a microphone that is unplugged keeps what was said`() async throws {
    let desk = Desk()
    let (id, capture) = try await desk.start()
    capture.hear(seconds: 1)
    capture.say(.failed(.lost(microphone: "Desk Microphone")))
    #expect(await desk.next() == .stopped(id))
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test(arguments: [
    (RecognizerError.modelMissing("en-us"), DictationFailure.Code.noRecognizer),
    (.crashed("signal 11"), .recognizerFailed),
    (.deadlineExceeded, .recognizerFailed),
  ])
  @GLibActor func `a recognizer that fails loses no audio`(error: RecognizerError, code: DictationFailure.Code)
    async throws
  {
    let desk = Desk()
    let id = try await desk.dictate()
    try #require(await desk.utterance()).reply(.failure(error))
    guard case .failed(id, let failure) = await desk.next() else { return #expect(Bool(false), "no failure was told") }
    #expect(failure.code == code)
    #expect(desk.store.entries[id]?.samples.count == AudioFormat.sampleRate)

    try desk.host.restore(id, by: desk.engine)
    let again = try #require(await desk.utterance())
    #expect(again.samples == AudioFormat.sampleRate)
    again.reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test @GLibActor func `no recognizer at all is named when the dictation ends`() async throws {
    let desk = Desk(startFailure: .modelMissing("en-us"))
    let id = try await desk.dictate()
    guard case .failed(id, let failure) = await desk.next() else { return #expect(Bool(false), "no failure was told") }
    #expect(failure.code == .noRecognizer)
    #expect(desk.store.entries[id] != nil)
  }

  @Test @GLibActor func `leftovers are recognized apart from dictations and offered`() async throws {
    let desk = Desk()
    desk.store.leftovers = [
      (.text(Draft(text: "old"), .waiting), []), (.audio, [Int16](repeating: 9000, count: 16_000)),
      (.text(Draft(text: "half"), .delivering), []),
    ]
    desk.host.recoverLeftovers()
    #expect(desk.pending == [1])
    #expect(desk.host.perhapsSentCount == 1)
    let utterance = try #require(await desk.utterance())
    #expect(utterance.use == .file)
    // A dictation does not wait for it.
    let id = try await desk.dictate()
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
    #expect(await desk.next() == .textReady(id, .final, hello))
    try desk.host.delivered(id, .delivered, by: desk.engine)

    utterance.reply(.text("recovered"))
    while desk.host.pendingCount < 2 { await Task.yield() }
    #expect(desk.host.take(by: desk.engine)?.draft.text == "old")
    #expect(desk.host.take(by: desk.engine)?.draft.text == "recovered")
    #expect(desk.host.take(by: desk.engine) == nil)
  }

  @Test @GLibActor func `everything ends where the screen is locked`() async throws {
    let desk = Desk()
    let (id, _) = try await desk.start(.toggle)
    desk.host.stopAll()
    #expect(await desk.next() == .stopped(id))
    try #require(await desk.utterance()).reply(.text("Hello."))
    #expect(await desk.next() == .textReady(id, .rules, hello))
  }

  @Test @GLibActor func `another recognizer in the settings is loaded ahead, and the microphone follows at once`()
    async throws
  {
    let desk = Desk()
    desk.host.settings.recognizer = "pocketsphinx"
    desk.host.settings.source = "headset"
    desk.host.settings.keepMicrophoneSeconds = 30
    while desk.supply.prepared.isEmpty { await Task.yield() }
    #expect(desk.supply.prepared == ["pocketsphinx"])
    _ = try await desk.start()
    #expect(desk.source.opened[0].request.microphone == .named("headset"))
    #expect(desk.source.opened[0].request.keep == .seconds(30))
  }
}
