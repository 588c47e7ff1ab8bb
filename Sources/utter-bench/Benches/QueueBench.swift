import DictationCore
import GLibRuntime
import Glibc
import Journal
import ServiceInterface
import TestSupport

/// What a service finds at its start where ten thousand recordings wait.
struct QueueBench: Bench {
  let name = "queue"
  let summary = "opening a journal in which 10,000 recordings wait, and the start of a service that finds them"

  private static let recordings = 10_000
  /// Megabytes of its own that a service may hold meanwhile.
  private static let bound = 64.0

  func measure() async throws -> [Figure] {
    try await Self.opening() + Self.start()
  }

  private static func opening() async throws -> [Figure] {
    let folder = try TemporaryFolder()
    try await fill(folder.path)
    let began = ContinuousClock.now
    let journal = try Journal(folder: folder.path)
    let entries = await journal.entries
    let seconds = (ContinuousClock.now - began) / .seconds(1)
    guard entries.count == recordings else { throw Complaint("Of the recordings \(entries.count) were found.") }
    return [Figure("queue.open-10k", seconds, "s")]
  }

  private static func start() async throws -> [Figure] {
    try await PrivateSession.run(patience: .seconds(900)) { session in
      let folder = "\(session.environment["XDG_STATE_HOME"] ?? "")/utter/journal"
      try await fill(folder)
      try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      let bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
      let client = DictationClient(bus, role: .engine, version: "bench")
      let began = ContinuousClock.now
      try await client.register()
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      var peak = 0.0
      // A tenth of them is enough to see whether it grows.
      while try await waiting(in: folder) > recordings * 9 / 10 {
        peak = max(peak, try ProcessMemory(of: Program.service.process(in: session)).anonymous)
        try await Task.sleep(for: .milliseconds(200))
      }
      let kept = Set(File.names(in: folder).filter { $0.hasSuffix(".json") }).count
      guard kept == recordings else { throw Complaint("Of the recordings \(kept) are left.") }
      return [Figure("queue.start-10k", seconds, "s"), Figure("queue.memory-10k", peak, "MB", atMost: bound)]
    }
  }

  /// Those whose note says that they have no text.
  private static func waiting(in folder: String) async throws -> Int {
    try File.names(in: folder).count { name in
      guard name.hasSuffix(".json") else { return false }
      return try File.read("\(folder)/\(name)").contains("\"recorded\"")
    }
  }

  /// One recording under other names.
  private static func fill(_ path: String) async throws {
    let journal = try Journal(folder: path)
    let recording = await journal.begin(RecordingDetails(session: 1, mode: "hold"))
    await recording.append(try TinySpeechModel.recording("hello-world"))
    await recording.finish()
    await journal.close()
    let name = recording.id.rawValue
    let note = try File.read("\(path)/\(name).json")
    for number in 1..<recordings {
      // One sound under many names: it is only read.
      link("\(path)/\(name).wav", "\(path)/\(name)-\(number).wav")
      try File.write(note.replacing(name, with: "\(name)-\(number)"), to: "\(path)/\(name)-\(number).json")
    }
  }
}
