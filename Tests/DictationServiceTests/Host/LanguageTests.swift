import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Settings
import Speech
import TestSupport
import Testing

@testable import DictationService

/// A language has its own recognizer and rules.
@Suite(.timeLimit(.minutes(20))) struct LanguageTests {
  init() { GLibThread.start() }

  private static var settings: UtterSettings {
    var settings = UtterSettings()
    settings.recognizer = "pocketsphinx"
    settings.languageRecognizers = ["de": "sherpa/german"]
    return settings
  }

  @Test(
    arguments: [
      ("de", "sherpa/german", "de", "es sind 23"), ("de-AT", "sherpa/german", "de-AT", "es sind 23"),
      ("fr", "pocketsphinx", "fr", "es sind dreiundzwanzig"), (nil, "pocketsphinx", "en", "es sind dreiundzwanzig"),
    ] as [(String?, String, String, String)])
  @GLibActor func `the language of the input source decides`(
    language: String?, recognizer: String, asked: String, text: String
  ) async throws {
    let desk = Desk(Self.settings)
    let id = try await desk.host.start(StartRequest(mode: .hold, language: language), from: desk.engine)
    desk.source.opened.last!.hear(seconds: 1)
    while let signal = await desk.next(), signal != .started(id) {}
    try await desk.host.stop(id, from: desk.engine)
    let utterance = try #require(await desk.utterance())
    #expect(utterance.recognizer.description == recognizer)
    #expect(utterance.language == asked)
    utterance.reply(.text("es sind dreiundzwanzig"))
    guard case .textReady(id, _, let draft) = await desk.next() else { return #expect(Bool(false), "no text came") }
    #expect(draft.text.hasPrefix(text))
  }

  @Test @GLibActor func `the recognizer of the input source in use is readied`() async throws {
    let desk = Desk(Self.settings)
    for language in ["de", nil] {
      let client = ClientRegistration(version: "1", role: .engine, language: language)
      _ = try await desk.host.register(client, from: desk.engine)
    }
    try await desk.wait { desk.recognizers.prepared.count == 2 }
    #expect(desk.recognizers.prepared.map(\.description) == ["sherpa/german", "pocketsphinx"])
  }

  @Test @GLibActor func `what a crash left is recognized in its language`() async throws {
    let journal = Journal(inMemory: JournalLimits())
    let recording = await journal.begin(RecordingDetails(session: 1, mode: "hold", language: "de"))
    _ = await recording.append([Int16](repeating: 1000, count: AudioFormat.sampleRate))
    _ = await recording.finish()
    let desk = Desk(Self.settings, journal: journal)
    await desk.host.recoverLeftovers()
    let utterance = try #require(await desk.utterance())
    #expect(utterance.recognizer.description == "sherpa/german" && utterance.language == "de")
  }
}
