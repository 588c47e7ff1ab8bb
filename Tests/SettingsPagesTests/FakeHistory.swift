import DictationCore
import GLibRuntime
import Glibc
import ServiceInterface

/// A history of as many sessions as a test wants.
@GLibActor
final class FakeHistory: HistoryServing {
  /// Of the sessions, the newest first.
  var ids = Array((1...250 as ClosedRange<UInt64>).reversed())
  /// How many of them every search finds.
  var found = 3
  var queries: [HistoryQuery] = []
  var hasAudio = true
  /// Why it cannot be reached, for a session and for what was recorded.
  var failure: DictationFailure?
  var audioFailure: DictationFailure?
  var waiting = RecordingQueue()

  func list(_ query: HistoryQuery) async throws(DictationFailure) -> ServiceInterface.HistoryPage {
    queries.append(query)
    guard !query.text.hasPrefix("bad") else { throw DictationFailure(.noHistory, "It is damaged.") }
    let rest = (query.text.isEmpty ? ids : Array(ids.prefix(found))).dropFirst(query.offset)
    let sessions = rest.prefix(query.limit).map { id in
      var session = HistorySession(id: id)
      session.text = "\(query.text) \(id)"
      return session
    }
    return ServiceInterface.HistoryPage(
      sessions: sessions, hasMore: rest.count > query.limit, total: query.text.isEmpty ? ids.count : 0)
  }

  func session(_ id: UInt64) async throws(DictationFailure) -> HistorySession {
    if let failure { throw failure }
    var session = HistorySession(id: id)
    session.text = "Final."
    var segment = HistorySession.Segment(start: 0, duration: 1)
    segment.raw = "um final"
    segment.cleaned = "final"
    session.segments = [segment]
    return session
  }

  func edit(_ id: UInt64, title: String?, notes: String?) async throws(DictationFailure) {}
  func delete(_ selection: HistorySelection) async throws(DictationFailure) -> Int { 1 }
  func export(_ id: UInt64?, as format: String, to file: OwnedDescriptor) async throws(DictationFailure) -> Int { 0 }
  func audio(of id: UInt64) async throws(DictationFailure) -> OwnedDescriptor {
    if let failure = failure ?? audioFailure { throw failure }
    let file = hasAudio ? open("/dev/null", O_RDONLY | O_CLOEXEC) : -1
    guard file >= 0 else { throw DictationFailure(.badRequest, "It is gone.") }
    return OwnedDescriptor(adopting: file)
  }
  func retry(_ id: UInt64, _ request: RetryRequest) async throws(DictationFailure) -> String {
    throw DictationFailure(.badRequest, "\(request.recognizer ?? "nobody") has not understood it.")
  }
  func queue() -> RecordingQueue { waiting }
  func retryQueue() {
    for index in waiting.items.indices { waiting.items[index].state = .recognizing }
  }
  func statistics() async throws(DictationFailure) -> HistoryStatistics { HistoryStatistics() }
  func setOffTheRecord(_ isNext: Bool) {}
}
