import GLibRuntime
import TestSupport

/// What runs while nobody does anything.
struct WakeupsBench: Bench {
  let name = "wakeups"
  let summary = "how often a thread of each process wakes in 10 s in which nobody does anything, after a dictation"

  private static let span: Duration = .seconds(10)
  /// What a dictation leaves for a moment, such as the tick that says it was sent, is gone by then.
  private static let settling: Duration = .seconds(5)

  func measure() async throws -> [Figure] {
    try await BenchStage.run { stage in
      try await stage.type()
      try await stage.dictate(DictatedSpeech(seconds: 3).last(seconds: 3))
      let processes = try Program.ours.map { ($0, try $0.process(in: stage.session)) }
      try await Task.sleep(for: Self.settling)
      let before = try processes.map { try ContextSwitches(of: $0.1) }
      try await Task.sleep(for: Self.span)
      return try zip(processes, before).map { process, before in
        let woken = try ContextSwitches(of: process.1).since(before)
        Self.name(woken, of: process.0)
        return Figure(
          "wakeups.\(process.0.rawValue)", Double(woken.map(\.count).reduce(0, +)), "in 10 s", atMost: 0)
      }
    }
  }

  /// Who it was, for whoever is to find out why.
  private static func name(_ woken: [(thread: String, count: Int)], of program: Program) {
    for (thread, count) in woken {
      print("  \(program.rawValue): the thread \(thread) woke \(count) times")
    }
  }
}
