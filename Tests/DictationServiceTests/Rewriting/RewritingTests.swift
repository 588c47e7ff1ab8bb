import Archive
import DictationCore
import GLibRuntime
import Journal
import Rewriting
import ServiceInterface
import Settings
import TestSupport
import Testing

@testable import DictationService

/// A model between the rules and the field, with a model and a clock that do what a test says.
@Suite(.timeLimit(.minutes(20))) struct RewritingTests {
  init() { GLibThread.start() }

  private static let raw = "um we meet at the office today"
  private static let rules = "we meet at the office today"

  @GLibActor
  private final class Scene {
    let model = ScriptedModel()
    let desk: Desk
    private let folder: TemporaryFolder

    init(tone: String = "", _ change: (inout UtterSettings) -> Void = { _ in }) throws {
      folder = try TemporaryFolder()
      var settings = UtterSettings()
      settings.rewrite = .cleanup
      settings.tone = tone
      change(&settings)
      desk = Desk(settings, archive: try Archive(path: folder.file("history.sqlite")), model: model)
    }

    func question() async -> ScriptedModel.Question? {
      var iterator = model.questions.makeAsyncIterator()
      return await iterator.next(isolation: GLibActor.shared)
    }

    /// Says something; what the model is asked follows.
    func dictate(_ text: String = RewritingTests.raw) async throws -> SessionID {
      let id = try await desk.dictate()
      try #require(await desk.utterance()).reply(.text(text))
      return id
    }

    /// Dictates, and returns once a model works on it.
    func beginRewriting() async throws -> (id: SessionID, question: ScriptedModel.Question) {
      let id = try await dictate()
      let signal = await desk.next()
      #expect(signal == .rewriting(id, raw: RewritingTests.raw, rules: RewritingTests.rules))
      return (id, try #require(await question()))
    }

    /// The text that is handed over.
    func text(of id: SessionID) async throws -> Draft {
      while let signal = await desk.next() {
        if case .textReady(id, .final, let draft) = signal { return draft }
      }
      throw DictationFailure.nothingUnderstood
    }

    /// What comes of asking for a tone, while the model is answered.
    func write(_ id: SessionID, in tone: String) -> Task<Result<Alternative, DictationFailure>, Never> {
      GLibActor.task { [desk] in
        do throws(DictationFailure) {
          return .success(try await desk.host.write(id, in: tone, from: desk.engine))
        } catch {
          return .failure(error)
        }
      }
    }

    func history() async throws -> HistorySession {
      await desk.host.history.settle()
      let history = HistoryService(desk.host)
      let line = try #require(try await history.list(HistoryQuery()).sessions.first)
      return try await history.session(line.id)
    }
  }

  @Test @GLibActor func `what the model writes is the text, and all three are remembered`() async throws {
    let scene = try Scene()
    let (id, question) = try await scene.beginRewriting()
    #expect(scene.desk.clock.pending == 1)
    question.reply("We meet at the office today.")
    let draft = try await scene.text(of: id)
    // A deadline that was met wakes nobody.
    #expect(scene.desk.clock.pending == 0)
    #expect(draft.text == "We meet at the office today.")
    #expect(draft.finalStopIsGuessed)
    let segment = try #require(try await scene.history().segments.first)
    #expect(segment.raw == Self.raw)
    #expect(segment.text == "We meet at the office today.")
  }

  @Test(arguments: ["We meet at the station today.", "I cannot help with that.", "", "We meet."])
  @GLibActor func `an answer that is not the speaker's is not used`(answer: String) async throws {
    let scene = try Scene()
    let (id, question) = try await scene.beginRewriting()
    question.reply(answer)
    #expect(try await scene.text(of: id).text == Self.rules)
    #expect(try await scene.history().segments.first?.text == Self.rules)
  }

  @Test @GLibActor func `a model that is late is not waited for, and 15 ms are added for each word`() async throws {
    let scene = try Scene()
    let (id, _) = try await scene.beginRewriting()
    scene.desk.clock.advance(by: .milliseconds(2500 + 6 * 15 - 1))
    await Task.yield()
    guard case .rewriting = scene.desk.host.ledger.sessions[id]?.phase else { return #expect(Bool(false), "too early") }
    scene.desk.clock.advance(by: .milliseconds(1))
    #expect(try await scene.text(of: id).text == Self.rules)
  }

  @Test @GLibActor func `accepted, the text is that of the rules, whatever the model writes then`() async throws {
    let scene = try Scene()
    let (id, question) = try await scene.beginRewriting()
    try await scene.desk.host.accept(id, from: scene.desk.engine)
    #expect(try await scene.text(of: id).text == Self.rules)
    question.reply("We meet at the office today.")
    #expect(scene.desk.host.rewritings.isEmpty)
    #expect(try await scene.history().segments.first?.text == Self.rules)
  }

  @Test @GLibActor func `cancelled while the model works, and brought back`() async throws {
    let scene = try Scene()
    let (id, _) = try await scene.beginRewriting()
    try await scene.desk.host.cancel(id, from: scene.desk.engine)
    #expect(scene.desk.host.rewritings.isEmpty)
    try await scene.desk.host.restore(id, from: scene.desk.engine)
    #expect(try await scene.text(of: id).text == Self.rules)
  }

  @Test @GLibActor func `a service that ends keeps the text of the rules`() async throws {
    let scene = try Scene()
    _ = try await scene.beginRewriting()
    await scene.desk.host.shutDown()
    #expect(await scene.desk.entries.first?.text?.text == Self.rules)
  }

  @Test(arguments: [
    ("we meet today", InputPurpose.freeForm), (raw, .terminal), (raw, .url), (raw, .email), (raw, .number),
  ])
  @GLibActor func `short texts and fields without prose are left alone`(
    text: String, purpose: InputPurpose
  ) async throws {
    let scene = try Scene()
    let desk = scene.desk
    let id = try await desk.host.start(StartRequest(mode: .hold, purpose: purpose), from: desk.engine)
    desk.source.opened.last?.hear(seconds: 1)
    while let signal = await desk.next(), signal != .started(id) {}
    try await desk.host.stop(id, from: desk.engine)
    try #require(await desk.utterance()).reply(.text(text))
    guard case .textReady(id, .rules, _) = await desk.next() else { return #expect(Bool(false), "it was rewritten") }
    // Nor is a model loaded for a field whose texts it will not see.
    #expect(scene.model.prepared.isEmpty == (purpose != .freeForm))
  }

  @Test @GLibActor func `without a model the text is there at once, and the user is told once`() async throws {
    let scene = try Scene()
    scene.model.set(.noServer)
    for isFirst in [true, false] {
      let id = try await scene.dictate()
      if isFirst { #expect(await scene.desk.next() == .remark(id, "No model today.")) }
      guard case .textReady(id, .rules, _) = await scene.desk.next() else { return #expect(Bool(false), "no text") }
      guard case .textReady(id, .final, _) = await scene.desk.next() else { return #expect(Bool(false), "no text") }
    }
  }

  @Test @GLibActor func `the model is made ready when the key is pressed`() async throws {
    let scene = try Scene { $0.language = "de" }
    let (id, _) = try await scene.desk.start()
    try await scene.desk.wait { scene.model.prepared == ["de"] }
    try await scene.desk.host.cancel(id, from: scene.desk.engine)
  }

  @Test @GLibActor func `a tone rewords, keeps the facts and is the one used last`() async throws {
    let scene = try Scene(tone: "friendly")
    var used: [String] = []
    scene.desk.host.onToneUsed = { used.append($0) }
    let (id, question) = try await scene.beginRewriting()
    #expect(question.messages[0].text.contains("warm and friendly"))
    question.reply("Let us meet at the office today, I look forward to it.")
    // It spoke of “I”, and the speaker of “we”: both are the first person.
    #expect(try await scene.text(of: id).text == "Let us meet at the office today, I look forward to it.")
    #expect(used == ["friendly"])
    #expect(try await scene.history().segments.first?.raw == Self.raw)
  }

  @Test(arguments: [nil, "The setting tone is locked by the administrator."])
  @GLibActor func `who asks for a tone hears whether he has it`(failure: String?) async throws {
    let scene = try Scene()
    var asked: [String] = []
    scene.desk.host.onToneSelected = { tone in
      asked.append(tone)
      return failure
    }
    let id = try await scene.dictate("select tone friendly")
    #expect(await scene.desk.next() == .remark(id, failure ?? "The tone is now friendly."))
    #expect(asked == ["friendly"])
  }

  @Test @GLibActor func `other tones are offered, and written when somebody picks one`() async throws {
    let scene = try Scene { $0.lastTone = "polite" }
    let (host, engine) = (scene.desk.host, scene.desk.engine)
    var used: [String] = []
    host.onToneUsed = { used.append($0) }
    _ = try await host.register(ClientRegistration(version: "1", role: .engine), from: engine)
    let (id, question) = try await scene.beginRewriting()
    question.reply("We meet at the office today.")
    _ = try await scene.text(of: id)
    try await host.delivered(id, .delivered, remainder: nil, from: engine)

    let known = try await host.alternatives(of: id, from: engine)
    #expect(known.prefix(3).map(\.kind) == [.final, .rules, .raw])
    #expect(known[3].tone == "polite" && !known[3].isWritten)
    #expect(Set(known.dropFirst(3).map(\.tone)) == Set(Tones.shipped.map(\.name)))

    let polite = scene.write(id, in: "polite")
    try #require(await scene.question()).reply("Could we please meet at the office today?")
    let written = try await polite.value.get()
    #expect(written.draft.text == "Could we please meet at the office today?")
    // It is known from then on: the model is not asked again.
    #expect(try await host.write(id, in: "polite", from: engine) == written)
    #expect(try await host.alternatives(of: id, from: engine)[3].isWritten)

    let bad = scene.write(id, in: "formal")
    try #require(await scene.question()).reply("We do not meet at the office today.")
    let failure = await #expect(throws: DictationFailure.self) { try await bad.value.get() }
    #expect(failure?.code == .notRewritten)
    #expect(try await host.alternatives(of: id, from: engine).contains { $0.tone == "formal" && !$0.isWritten })
    // The one that was not used is not the one used last.
    #expect(used.isEmpty)
    scene.model.set(.noServer)
    await #expect(throws: DictationFailure(.notRewritten, "No model today.")) {
      try await host.write(id, in: "formal", from: engine)
    }
    #expect(try await host.alternatives(of: id, from: engine).count == 4)
  }

  @Test(arguments: [
    (Draft(text: rules), "We meet at the office today", "rules"), (Draft(text: raw), raw, "raw"),
    (Draft(text: "We meet at the office today."), "We meet at the office today.", "final"),
    (Draft(text: "We meet here."), "We meet here.", "edited"),
  ])
  @GLibActor func `the history has what was inserted, and which version it was`(
    draft: Draft, text: String, version: String
  ) async throws {
    let scene = try Scene()
    let (host, engine) = (scene.desk.host, scene.desk.engine)
    _ = try await host.register(ClientRegistration(version: "1", role: .engine), from: engine)
    let (id, question) = try await scene.beginRewriting()
    question.reply("We meet at the office today.")
    _ = try await scene.text(of: id)
    try await host.delivered(id, .delivered, remainder: nil, from: engine)
    try await host.inserted(id, draft, as: text + " ", from: engine)
    let session = try await scene.history()
    #expect(session.text == text)
    #expect(session.version == version)
    #expect(session.segments.first?.raw == Self.raw)
    #expect(session.segments.first?.cleaned == Self.rules)
    // What the user made of it can be chosen too.
    let known = try await host.alternatives(of: id, from: engine)
    #expect(known.contains { $0.kind == .edited } == (version == "edited"))
  }

  @Test(arguments: [InputPurpose.terminal, .freeForm]) @GLibActor
  func `no tone is offered where nothing is reworded`(purpose: InputPurpose) async throws {
    let scene = try Scene { if purpose == .freeForm { $0.rewrite = .off } }
    let (host, engine) = (scene.desk.host, scene.desk.engine)
    _ = try await host.register(ClientRegistration(version: "1", role: .engine), from: engine)
    let id = try await host.start(StartRequest(mode: .hold, purpose: purpose), from: engine)
    scene.desk.source.opened.last?.hear(seconds: 1)
    while let signal = await scene.desk.next(), signal != .started(id) {}
    try await host.stop(id, from: engine)
    try #require(await scene.desk.utterance()).reply(.text(Self.raw))
    _ = try await scene.text(of: id)
    #expect(try await host.alternatives(of: id, from: engine).allSatisfy(\.isWritten))
  }

  /// What negates is not known there.
  @Test @GLibActor func `in other languages there are no tones, and a text is cleaned all the same`() async throws {
    let scene = try Scene(tone: "formal") { $0.language = "it" }
    _ = try await scene.dictate()
    let question = try #require(await scene.question())
    #expect(!question.messages[0].text.contains("The manner:"))
    let reply = try await scene.desk.host.rewrite("ci vediamo", RewriteRequest(tone: "polite"), from: scene.desk.engine)
    #expect(reply.reason?.contains("English, German, French and Spanish") == true)
  }

  @Test @GLibActor func `texts are rewritten on request`() async throws {
    let scene = try Scene()
    let host = scene.desk.host
    #expect(try await host.tones() == ToneList(names: Tones.shipped.map(\.name), current: "plain"))
    let request = RewriteRequest(tone: "polite")
    let reply = GLibActor.task { try? await host.rewrite("send me the report", request, from: scene.desk.engine) }
    try #require(await scene.question()).reply("Could you please send me the report?")
    #expect(await reply.value == RewriteReply(text: "Could you please send me the report?", reason: nil))

    let bad = GLibActor.task { try? await host.rewrite("send me the report", request, from: scene.desk.engine) }
    try #require(await scene.question()).reply("I will not.")
    let kept = try #require(await bad.value)
    #expect(kept.text == "send me the report")
    #expect(kept.reason == RewriteOutcome.rejected([]).sentence)

    await #expect(throws: DictationFailure.self) {
      try await host.rewrite("send it", RewriteRequest(tone: "nobody's"), from: scene.desk.engine)
    }
    scene.model.set(.noServer)
    let none = try await host.rewrite("send it", request, from: scene.desk.engine)
    #expect(none == RewriteReply(text: "send it", reason: "No model today."))
  }
}
