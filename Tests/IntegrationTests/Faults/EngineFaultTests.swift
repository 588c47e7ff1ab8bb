import GLibRuntime
import TestSupport
import Testing

/// Dictations through the real engine into a field, in which the engine and the IBus daemon are killed at random moments.
/// The seed of a run that failed makes it again.
@Suite struct EngineFaultTests {
  private static let soak = Soak()
  private static let sessions = 2

  @Test(arguments: 0..<sessions) func `nothing is lost and nothing inserted twice`(number: Int) async throws {
    let seed = Self.soak.seed &+ UInt64(number)
    let dictations = Self.soak.dictations(ordinary: 24, share: 0.05, sessions: Self.sessions)
    var options = SessionOptions()
    options.recognizer = .scripted
    try await PrivateSession.run(options, patience: .seconds(600 + dictations * 20)) { session in
      let stage = try await DictationStage(in: session)
      defer { stage.fallSilent() }
      let user = try await FaultyUser(on: stage, seed: seed)
      do {
        for done in 1...dictations {
          try await user.dictate()
          Self.soak.progress(done, of: dictations, in: "Engine, seed \(seed)")
        }
        let accounts = try await user.accounts()
        #expect(accounts.lost == [], "seed \(Self.soak.seed)")
        #expect(accounts.twice == [], "seed \(Self.soak.seed)")
        // Most of them: who is never heard loses nothing, and what is only kept is of no use.
        #expect(user.said.count * 3 > dictations * 2, "seed \(Self.soak.seed)")
        #expect(accounts.inserted * 4 > dictations, "seed \(Self.soak.seed)")
      } catch {
        throw ProcessFailure("seed \(Self.soak.seed), \(user.faults.suffix(3)): \(error)\n\(user.stage.story)")
      }
    }
  }
}
