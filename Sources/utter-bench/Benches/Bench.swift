/// One of the measurements of `make bench`.
protocol Bench: Sendable {
  /// What `BENCH=` calls it.
  var name: String { get }
  /// What is measured, in a line.
  var summary: String { get }

  func measure() async throws -> [Figure]
}

/// All of them, the quick ones first.
let benches: [any Bench] = [
  WordingBench(), KeysBench(), FirstSampleBench(), WakeupsBench(), SettingsBench(), MemoryBench(),
  ReleaseToCommitBench(),
  LongDictationBench(),
  RecognizerBench(), CloudBench(), QueueBench(), HistoryBench(),
]
