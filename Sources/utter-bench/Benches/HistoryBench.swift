import Archive
import TestSupport

/// The history at the sizes that years of dictation reach.
struct HistoryBench: Bench {
  let name = "history"
  let summary = "search in 10,000, 100,000 and 1,000,000 segments, and writing one more"

  /// Milliseconds in which a search answers, 95 times in 100.
  private static let bound = 100.0
  private static let rounds = 5
  private static let insertions = 50

  func measure() async throws -> [Figure] {
    var figures: [Figure] = []
    for (size, label) in [(10_000, "10k"), (100_000, "100k"), (1_000_000, "1M")] {
      let folder = try TemporaryFolder()
      let archive = try Archive(path: folder.file("history.sqlite"))
      try await archive.fill(sessions: size)
      let searches = try await Self.searches(in: archive).sorted()
      figures += [
        Figure("history.search-p50.\(label)", searches.median, "ms"),
        Figure("history.search-p95.\(label)", searches.percentile(95), "ms", atMost: Self.bound),
        Figure("history.insert-p95.\(label)", try await Self.insertions(into: archive).percentile(95), "ms"),
      ]
    }
    return figures
  }

  /// Words of every frequency, beginnings of words from one letter on, several words, phrases, and what is not there.
  private static func searches(in archive: Archive) async throws -> [Double] {
    let (common, usual) = (try await archive.words(5, skipping: 0), try await archive.words(5, skipping: 100))
    let rare = try await archive.words(5, skipping: 1_500)
    let beginnings = (1...4).flatMap { length in (common + usual).map { String($0.prefix(length)) } }
    let pairs = zip(common, usual + rare).map { "\($0) \($1)" } + ["\"\(common[0]) \(common[1])\""]
    var times: [Double] = []
    for _ in 0..<rounds {
      for query in common + usual + rare + beginnings + pairs + ["zzzzzz", "🎉"] {
        times.append(try await milliseconds { _ = try await archive.page(ArchiveQuery(text: query)) })
      }
    }
    return times
  }

  private static func insertions(into archive: Archive) async throws -> [Double] {
    var times: [Double] = []
    for number in 0..<insertions {
      let session = ArchivedSession(recording: "new\(number)", kind: .dictation, startedAt: 0, endedAt: 1)
      var segment = ArchivedSegment(duration: 6, state: .done)
      segment.text = "A dozen words that somebody said, and that somebody may look for."
      times.append(try await milliseconds { try await archive.save(ArchiveEntry(session, [segment])) })
    }
    return times.sorted()
  }

  private static func milliseconds(_ body: () async throws -> Void) async throws -> Double {
    let began = ContinuousClock.now
    try await body()
    return (ContinuousClock.now - began) / .milliseconds(1)
  }
}
