import Journal
import TestSupport

/// What a service finds at its start where ten thousand recordings wait.
struct QueueBench: Bench {
  let name = "queue"
  let summary = "opening a journal in which 10,000 recordings wait"

  private static let recordings = 10_000

  func measure() async throws -> [Figure] {
    let folder = try TemporaryFolder()
    try await Self.fill(folder)
    let began = ContinuousClock.now
    let journal = try Journal(folder: folder.path)
    let entries = await journal.entries
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    guard entries.count == Self.recordings else { throw Complaint("Of the recordings \(entries.count) were found.") }
    return [Figure("queue.open-10k", seconds, "s")]
  }

  /// One recording, and copies of its files under other names.
  private static func fill(_ folder: TemporaryFolder) async throws {
    let journal = try Journal(folder: folder.path)
    let recording = await journal.begin(RecordingDetails(session: 1, mode: "hold"))
    await recording.append([Int16](repeating: 1_000, count: 1_600))
    await recording.finish()
    await journal.close()
    let name = recording.id.rawValue
    let (audio, note) = (
      try folder.read("\(name).wav"), String(decoding: try folder.read("\(name).json"), as: UTF8.self)
    )
    for number in 1..<recordings {
      try folder.write(audio, to: "\(name)-\(number).wav")
      try folder.write(Array(note.replacing(name, with: "\(name)-\(number)").utf8), to: "\(name)-\(number).json")
    }
  }
}
