import Foundation
import GLibRuntime
import TestSupport
import Testing

/// Real speech through the real service, in which processes are killed at random moments: nothing said is lost, and
/// nothing is inserted twice. The seed of a run that failed makes it again.
@Suite struct FaultTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let dictations = environment["UTTER_FAULT_DICTATIONS"].flatMap { Int($0) } ?? 200
  private static let seed = environment["UTTER_FAULT_SEED"].flatMap { UInt64($0) } ?? 20_261_121
  private static let sessions = 4

  @Test(arguments: 0..<sessions) func `nothing is lost and nothing inserted twice`(number: Int) async throws {
    let patience = Duration.seconds(120 + Self.dictations * 10)
    try await PrivateSession.run(patience: patience) { session in
      try await TinySpeechModel.install(TinySpeechModel.streaming, into: session.models)
      let service = try await RunningService(in: session)
      let client = try FaultyClient(service, seed: Self.seed &+ UInt64(number))
      for _ in 0..<max(1, Self.dictations / Self.sessions) { try await client.dictate() }
      let lost = try await client.lost()
      #expect(lost.isEmpty, "seed \(Self.seed)\n\(service.session.productLogs)")
      #expect(client.inserted.values.allSatisfy { $0 <= 1 }, "seed \(Self.seed)")
      // Most of them: a service that records nothing loses nothing.
      #expect(client.recorded.count * 2 > Self.dictations / Self.sessions)
    }
  }
}
