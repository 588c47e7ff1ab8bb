import GLibRuntime
import Testing

@testable import ServiceInterface

@Suite struct HistoryCodecTests {
  @Test func `sessions keep everything`() throws {
    var session = HistorySession(id: 7)
    (session.kind, session.title, session.notes) = ("note", "Title", "Notes")
    (session.started, session.ended, session.duration) = (1, 2, 3)
    (session.application, session.language, session.recognizer, session.tone) = ("gtk", "en", "auto", "formal")
    session.version = "edited"
    (session.delivery, session.state, session.text) = ("waiting", "queued", "text")
    var segment = HistorySession.Segment(start: 1, duration: 2)
    (segment.raw, segment.cleaned, segment.text, segment.state) = ("a", "b", "c", "failed")
    (segment.failures, segment.error, segment.recognizer) = (2, "It failed.", "pocketsphinx")
    session.segments = [segment]
    #expect(try HistorySession(dictionary: session.dictionary) == session)
  }

  @Test func `what waits keeps everything`() throws {
    var item = RecordingQueue.Item(.givenUp, session: 7)
    (item.started, item.duration, item.failures, item.error, item.next) = (1, 2, 3, "It failed.", 4)
    #expect(try RecordingQueue.Item(dictionary: item.dictionary) == item)
    let least = RecordingQueue.Item(.recognizing)
    #expect(try RecordingQueue.Item(dictionary: least.dictionary) == least)
  }

  @Test(arguments: [HistorySelection.session(3), .before(1.5), .all])
  func `selections keep what they select`(selection: HistorySelection) throws {
    #expect(try HistorySelection(dictionary: selection.dictionary) == selection)
  }

  @Test(arguments: [[:], ["all": Variant.bool(false)], ["everything": .bool(true)]] as [[String: Variant]])
  func `what nobody named is not deleted`(dictionary: [String: Variant]) {
    #expect(throws: VariantError.self) { try HistorySelection(dictionary: dictionary) }
  }

  @Test func `statistics and queries keep everything`() throws {
    var statistics = HistoryStatistics()
    (statistics.sessions, statistics.words, statistics.duration, statistics.corrections) = (1, 2, 3.5, 4)
    statistics.recognizers = [
      .init(id: "a", segments: 1, median: 0.5, percentile95: 1),
      .init(id: "b", segments: 2, median: nil, percentile95: nil),
    ]
    #expect(try HistoryStatistics(dictionary: statistics.dictionary) == statistics)
    let query = HistoryQuery(text: "a", offset: 1, limit: 2)
    #expect(try HistoryQuery(dictionary: query.dictionary) == query)
    #expect(try HistoryQuery(dictionary: [:]) == HistoryQuery())
  }
}
