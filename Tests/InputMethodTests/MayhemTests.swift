import Testing

@Suite struct MayhemTests {
  /// Ten thousands of events in any order: no text in another field than its own, each text in one place, and nothing
  /// left running.
  @Test(arguments: 0..<400 as Range<UInt64>)
  func noTextIsLostOrStray(_ seed: UInt64) {
    let mayhem = Mayhem(seed: seed)
    mayhem.run(steps: 250)
    #expect(mayhem.violations == [], "seed \(seed): \(mayhem.log.enumerated().map { "\($0 + 1) \($1)" }.suffix(60))")
  }

  /// The runs are worth something only if they come to what they are about.
  @Test func theRunsSeeEverything() {
    var committed = 0
    var pending = 0
    var cancelled = 0
    var remainders = 0
    for seed in 0..<40 as Range<UInt64> {
      let mayhem = Mayhem(seed: seed)
      mayhem.run(steps: 250)
      committed += mayhem.desk.commits.count
      pending += mayhem.desk.service.outcomes.count { $0.outcome == .pending }
      remainders += mayhem.desk.service.outcomes.count { $0.remainder != nil }
      cancelled += mayhem.desk.service.cancelled.count
    }
    #expect(committed > 100)
    #expect(pending > 100)
    #expect(cancelled > 50)
    #expect(remainders > 5)
  }
}
