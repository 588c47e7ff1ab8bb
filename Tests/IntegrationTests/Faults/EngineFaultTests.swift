import Foundation
import GLibRuntime
import TestSupport
import Testing

/// Dictations through the real engine into a field, in which the engine and the IBus daemon are killed at random moments.
/// The seed of a run that failed makes it again.
@Suite struct EngineFaultTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let dictations = max(24, (environment["UTTER_FAULT_DICTATIONS"].flatMap { Int($0) } ?? 0) / 20)
  private static let seed = environment["UTTER_FAULT_SEED"].flatMap { UInt64($0) } ?? 20_261_121
  private static let sessions = 2

  @Test(arguments: 0..<sessions) func `nothing is lost and nothing inserted twice`(number: Int) async throws {
    let seed = Self.seed &+ UInt64(number)
    let dictations = Self.dictations / Self.sessions
    var options = SessionOptions()
    options.recognizer = .scripted
    try await PrivateSession.run(options, patience: .seconds(600 + dictations * 20)) { session in
      let stage = try await DictationStage(in: session)
      defer { stage.fallSilent() }
      let user = try await FaultyUser(on: stage, seed: seed)
      do {
        for _ in 0..<dictations { try await user.dictate() }
        let accounts = try await user.accounts()
        #expect(accounts.lost == [], "seed \(Self.seed)")
        #expect(accounts.twice == [], "seed \(Self.seed)")
        // Most of them: who is never heard loses nothing, and what is only kept is of no use.
        #expect(user.said.count * 3 > dictations * 2, "seed \(Self.seed)")
        #expect(accounts.inserted * 4 > dictations, "seed \(Self.seed)")
      } catch {
        throw ProcessFailure("seed \(Self.seed), \(user.faults.suffix(3)): \(error)\n\(user.stage.story)")
      }
    }
  }
}
