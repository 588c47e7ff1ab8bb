import GLibRuntime
import TestSupport
import Testing

/// Real speech through the real service, in which processes are killed at random moments: nothing said is lost, and
/// nothing is inserted twice. The seed of a run that failed makes it again.
@Suite struct FaultTests {
  private static let soak = Soak()
  private static let sessions = 4

  @Test(arguments: 0..<sessions) func `nothing is lost and nothing inserted twice`(number: Int) async throws {
    let seed = Self.soak.seed &+ UInt64(number)
    let dictations = Self.soak.dictations(ordinary: 200, sessions: Self.sessions)
    let patience = Duration.seconds(120 + dictations * 40)
    try await PrivateSession.run(patience: patience) { session in
      try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      let service = try await RunningService(in: session)
      let client = try FaultyClient(service, seed: seed)
      for done in 1...dictations {
        try await client.dictate()
        Self.soak.progress(done, of: dictations, in: "Service, seed \(seed)")
      }
      let lost = try await client.lost()
      #expect(lost.isEmpty, "seed \(Self.soak.seed)\n\(service.session.productLogs)")
      #expect(client.inserted.values.allSatisfy { $0 <= 1 }, "seed \(Self.soak.seed)")
      // Most of them: a service that records nothing loses nothing.
      #expect(client.recorded.count * 2 > dictations)
    }
  }
}
