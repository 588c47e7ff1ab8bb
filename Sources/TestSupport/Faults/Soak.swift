internal import Glibc

/// How long and with which seed the fault tests run: briefly with the others, at length in `make soak`.
public struct Soak: Sendable {
  /// Of a run that failed: it makes the same faults again.
  public let seed: UInt64
  /// Nil where somebody runs the tests rather than a soak.
  private let dictations: Int?

  public init() {
    seed = getenv("UTTER_FAULT_SEED").flatMap { UInt64(String(cString: $0)) } ?? 20_261_121
    dictations = getenv("UTTER_FAULT_DICTATIONS").flatMap { Int(String(cString: $0)) }
  }

  /// How many dictations one of `sessions` makes; not so few that what is expected of most of them were chance.
  ///
  /// - Parameters:
  ///   - ordinary: of all sessions, where this is no soak.
  ///   - share: of a soak's dictations, for those that take longer than others.
  public func dictations(ordinary: Int, share: Double = 1, sessions: Int) -> Int {
    max(12, (dictations.map { Int(Double($0) * share) } ?? ordinary) / sessions)
  }

  /// Tells whoever watches a soak how far it is.
  public func progress(_ done: Int, of all: Int, in suite: String) {
    guard dictations != nil, done == all || done % 50 == 0 else { return }
    print("\(suite): \(done) of \(all) dictations")
    fflush(nil)
  }
}
