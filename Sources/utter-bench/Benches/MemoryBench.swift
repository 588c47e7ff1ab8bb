import GLibRuntime
import TestSupport

/// What the processes hold, while somebody dictates and after.
struct MemoryBench: Bench {
  let name = "memory"
  let summary = "memory of each process, at its peak in a dictation of 10 s and idle after it"

  private static let megabytes = 4.0

  func measure() async throws -> [Figure] {
    try await BenchStage.run { stage in
      // Both engines have handled the same keys.
      for engine in ["xkb:us::eng", "utter"] {
        try await stage.activate(engine)
        try await stage.type()
      }
      let speech = try await DictatedSpeech(seconds: 10).last(seconds: 10)
      try await stage.dictate(speech)
      let peaks = Task { try await Self.peaks(in: stage.session) }
      try await stage.dictate(speech)
      peaks.cancel()
      try await Task.sleep(for: .seconds(2))
      return try await Self.figures(in: stage.session, peaks: peaks.value)
    }
  }

  /// The most of its own that each process held, until cancelled.
  private static func peaks(in session: PrivateSession) async throws -> [Program: Double] {
    let processes = try Program.ours.map { ($0, try $0.process(in: session)) }
    var peaks: [Program: Double] = [:]
    while !Task.isCancelled {
      for (program, pid) in processes {
        peaks[program] = max(peaks[program] ?? 0, try ProcessMemory(of: pid).anonymous)
      }
      try? await Task.sleep(for: .milliseconds(50))
    }
    return peaks
  }

  private static func figures(in session: PrivateSession, peaks: [Program: Double]) throws -> [Figure] {
    let simple = try ProcessMemory(of: Program.simple.process(in: session)).resident
    var figures: [Figure] = []
    for program in Program.ours {
      let pid = try program.process(in: session)
      let idle = try ProcessMemory(of: pid)
      let peakResident = try ProcessMemory.peakResident(of: pid)
      let name = "memory.\(program.rawValue)"
      let bound = program == .engine ? megabytes : nil
      figures += [
        Figure("\(name).anonymous-idle", idle.anonymous, "MB", atMost: bound),
        Figure("\(name).anonymous-peak", max(idle.anonymous, peaks[program] ?? 0), "MB", atMost: bound),
        Figure("\(name).resident-idle", idle.resident, "MB"),
        Figure("\(name).resident-peak", peakResident, "MB"),
      ]
      guard program == .engine else { continue }
      figures += [
        Figure("memory.ibus-engine-simple.resident-idle", simple, "MB"),
        Figure("\(name).resident-idle-ratio", idle.resident / simple, "×", atMost: 2),
        Figure("\(name).resident-peak-ratio", peakResident / simple, "×", atMost: 2),
      ]
    }
    return figures
  }
}
