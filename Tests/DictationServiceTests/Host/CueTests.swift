import DictationCore
import GLibRuntime
import Settings
import Speech
import TestSupport
import Testing

@testable import DictationService

/// The sounds of a dictation, and what else is heard meanwhile.
@Suite(.timeLimit(.minutes(20))) struct CueTests {
  init() { GLibThread.start() }

  @GLibActor
  private func desk(_ change: (inout UtterSettings) -> Void = { _ in }) -> (Desk, ScriptedCues, ScriptedMedia) {
    var settings = UtterSettings()
    settings.sounds = true
    change(&settings)
    let desk = Desk(settings)
    let (cues, media) = (ScriptedCues(), ScriptedMedia())
    desk.host.cues = cues
    desk.host.media = media
    return (desk, cues, media)
  }

  @Test @GLibActor func `nothing is heard until the sound that announces it is over`() async throws {
    let (desk, cues, _) = desk()
    let id = try await desk.host.start(StartRequest(mode: .hold), from: desk.engine)
    let capture = desk.source.opened[0]
    #expect(capture.request.waitsToListen)
    #expect(cues.played.isEmpty)
    capture.say(.opened(ScriptedSource.microphone))
    try await desk.wait { cues.played == [.start] }
    capture.hear(seconds: 1, amplitude: 3_000)
    cues.end()
    try await desk.wait { capture.listens }
    capture.hear(seconds: 1)
    #expect(await desk.next() == .started(id))
    try await desk.host.stop(id, from: desk.engine)
    #expect(try #require(await desk.utterance()).samples == AudioFormat.sampleRate)
    try await desk.wait { cues.played == [.start, .stop] }
  }

  @Test @GLibActor func `a failure is heard, and no end before it`() async throws {
    let (desk, cues, _) = desk()
    _ = try await desk.host.start(StartRequest(mode: .hold), from: desk.engine)
    let capture = desk.source.opened[0]
    capture.say(.opened(ScriptedSource.microphone))
    try await desk.wait { cues.played.count == 1 }
    cues.end()
    capture.fail(.stalled(microphone: "USB"))
    try await desk.wait { cues.played == [.start, .error] }
  }

  @Test @GLibActor func `an open microphone hears no sound of another dictation`() async throws {
    let (desk, cues, _) = desk()
    let first = try await desk.host.start(StartRequest(mode: .hold), from: desk.engine)
    let capture = desk.source.opened[0]
    capture.listen()
    capture.hear(seconds: 1)
    while let signal = await desk.next(), signal != .started(first) {}
    try await desk.host.stop(first, from: desk.engine)
    let utterance = try #require(await desk.utterance())
    try await desk.wait { cues.played == [.stop] }
    cues.end()
    _ = try await desk.host.start(StartRequest(mode: .hold), from: desk.engine)
    desk.source.opened[1].listen()
    desk.source.opened[1].hear(seconds: 1)
    utterance.reply(.failure(.crashed("")))
    while let signal = await desk.next() {
      if case .failed(first, _) = signal { break }
    }
    #expect(cues.played == [.stop])
  }

  @Test @GLibActor func `without sounds the microphone listens at once`() async throws {
    let (desk, cues, _) = desk { $0.sounds = false }
    let id = try await desk.dictate()
    #expect(!desk.source.opened[0].request.waitsToListen)
    try #require(await desk.utterance()).reply(.text("Hello."))
    while let signal = await desk.next() {
      if case .textReady(id, .final, _) = signal { break }
    }
    #expect(cues.played.isEmpty)
  }

  @Test(arguments: [true, false])
  @GLibActor func `other programs are turned down where the user wants it`(isWanted: Bool) async throws {
    let (desk, _, media) = desk {
      $0.sounds = false
      $0.lowersMedia = isWanted
    }
    let (id, capture) = try await desk.start()
    #expect(media.changes == (isWanted ? ["lower"] : []))
    capture.hear(seconds: 1)
    try await desk.host.stop(id, from: desk.engine)
    _ = await desk.utterance()
    await desk.host.lastMediaChange?.value
    #expect(media.changes == (isWanted ? ["lower", "restore"] : []))
  }

  @Test @GLibActor func `a service that is asked to end turns them up first`() async throws {
    let (desk, _, media) = desk {
      $0.sounds = false
      $0.lowersMedia = true
    }
    _ = try await desk.start()
    await desk.host.shutDown()
    #expect(media.changes == ["lower", "restore"])
  }
}
