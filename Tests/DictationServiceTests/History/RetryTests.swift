import Archive
import DictationCore
import GLibRuntime
import ServiceInterface
import Settings
import TestSupport
import Testing

@testable import DictationService

/// Another text of a session, from the words that were recognized then: no recording is left.
@Suite(.timeLimit(.minutes(1))) struct RetryTests {
  init() { GLibThread.start() }

  @GLibActor
  private final class Scene {
    let folder: TemporaryFolder
    let archive: Archive
    let model = ScriptedModel()
    let desk: Desk
    let history: HistoryService

    init() throws {
      folder = try TemporaryFolder()
      archive = try Archive(path: folder.file("history.sqlite"))
      desk = Desk(archive: archive, model: model)
      history = HistoryService(desk.host)
    }

    /// - Returns: the number of a session of two segments.
    func remember(_ state: ArchivedSegment.State = .done) async throws -> UInt64 {
      var session = ArchivedSession(recording: "gone", kind: .dictation, startedAt: 1, endedAt: 11)
      session.language = "en"
      session.recognizer = "pocketsphinx"
      let raw = ["um please send the report to anna by friday", "and tell bob that we are ready"]
      let segments = raw.enumerated().map { number, raw in
        var segment = ArchivedSegment(number: number, start: Double(number) * 5, duration: 5, state: state)
        segment.raw = raw
        segment.text = "old"
        segment.recognizer = "sherpa/good"
        return segment
      }
      return UInt64(try await archive.save(ArchiveEntry(session, segments)))
    }

    func model(says answer: String) {
      GLibActor.task { [model] in
        var questions = model.questions.makeAsyncIterator()
        await questions.next(isolation: GLibActor.shared)?.reply(answer)
      }
    }
  }

  @Test @GLibActor func `the rules of today, without a model`() async throws {
    let scene = try Scene()
    let id = try await scene.remember()
    let text = try await scene.history.retry(id, RetryRequest(tone: ""))
    #expect(text == "please send the report to anna by Friday and tell bob that we are ready")
    let session = try await scene.history.session(id)
    #expect(session.text == text)
    #expect(session.tone == "")
    #expect(session.segments.map(\.start) == [0, 5])
    #expect(session.segments.map(\.recognizer) == ["sherpa/good", "sherpa/good"])
    #expect(session.segments.first?.raw == "um please send the report to anna by friday")
  }

  @Test @GLibActor func `in a tone, by the model`() async throws {
    let scene = try Scene()
    let id = try await scene.remember()
    let answer = "Would you kindly send the report to anna by Friday and tell bob that we are ready?"
    scene.model(says: answer)
    let text = try await scene.history.retry(id, RetryRequest(tone: "polite"))
    #expect(text.contains("kindly"))
    let session = try await scene.history.session(id)
    #expect(session.text == text)
    #expect(session.tone == "polite")
    #expect(session.segments.map(\.cleaned).joined(separator: " ").hasPrefix("please send"))
  }

  @Test @GLibActor func `where no model answers, the text stays, and the reason is told`() async throws {
    let scene = try Scene()
    let id = try await scene.remember()
    scene.model.set(.noServer)
    await #expect(throws: DictationFailure(.serviceUnavailable, "No model today.")) {
      try await scene.history.retry(id, RetryRequest(tone: "polite"))
    }
    await #expect(throws: DictationFailure.self) {
      try await scene.history.retry(id, RetryRequest(tone: "no such tone"))
    }
    #expect(try await scene.history.session(id).text == "old old")
  }

  @Test(arguments: [ArchivedSegment.State.recording, .transcribing, .queued, .failed])
  @GLibActor func `what is not recognized is not rewritten`(state: ArchivedSegment.State) async throws {
    let scene = try Scene()
    let id = try await scene.remember(state)
    await #expect(throws: DictationFailure.self) { try await scene.history.retry(id, RetryRequest(tone: "")) }
    #expect(try await scene.history.session(id).text == "old old")
  }

  @Test @GLibActor func `without a tone the recording is needed`() async throws {
    let scene = try Scene()
    let id = try await scene.remember()
    await #expect(throws: DictationFailure.noAudio(id)) { try await scene.history.retry(id, RetryRequest()) }
  }
}
