import Synchronization
import TestSupport
import Testing

@testable import Timekeeping

private let hour = 3600.0
private let day = 24 * hour
private let year = 365 * day
/// Some day in 2026.
private let today = 1_790_000_000.0
private let farAhead = today + 73 * year

/// What happens to a machine and its clock.
private enum Step {
  case on(Double)
  /// Switched off for that long, with a clock that goes on.
  case off(Double)
  /// Somebody sets the clock, or the network does.
  case set(Double)
  /// Switched off for that long, and the clock says this afterwards.
  case offAndSet(Double, Double)
}

private struct Machine {
  var reading = ClockReading(date: today, uptime: hour, start: "0")
  var trust = DateTrust(ClockReading(date: today, uptime: hour, start: "0"))
  var truth = today

  mutating func live(_ steps: [Step]) {
    for step in steps {
      switch step {
      case .on(let seconds):
        reading.uptime += seconds
        reading.date += seconds
        truth += seconds
      case .off(let seconds): restart(after: seconds, reading.date + seconds)
      case .offAndSet(let seconds, let date): restart(after: seconds, date)
      case .set(let date): reading.date = date
      }
      trust.see(reading)
    }
  }

  private mutating func restart(after seconds: Double, _ date: Double) {
    truth += seconds
    reading = ClockReading(date: date, uptime: 0, start: "\(truth)")
  }
}

@Suite struct DateTrustTests {
  @Test(
    arguments: [
      ("a day like any other", [.on(hour)], 0),
      ("asleep or busy for a month", [.on(30 * day)], 0),
      ("off over night", [.on(hour), .off(12 * hour), .on(hour)], 0),
      ("the network sets it right", [.set(today + 100), .on(hour)], -100),
      ("off for three days: not yet sure", [.off(3 * day), .on(hour)], 3 * day),
      ("off for three days, each time: behind by one of them", [.off(3 * day), .on(hour), .off(3 * day)], 3 * day),
      ("off for three days, and on for one", [.off(3 * day), .on(hour), .on(day)], 0),
      ("far ahead", [.set(farAhead), .on(hour)], 0),
      ("far ahead, then right again", [.set(farAhead), .on(hour), .set(today + hour), .on(hour)], 0),
      ("started far ahead", [.offAndSet(hour, farAhead), .on(hour)], hour),
      (
        "started far ahead, and again, without a battery",
        [.offAndSet(hour, farAhead), .on(hour), .offAndSet(hour, farAhead), .on(hour)], 2 * hour
      ),
      ("started long ago, then right", [.offAndSet(hour, 0), .on(hour), .set(today + 2 * hour)], 0),
      ("set back for an hour", [.set(today - 2 * year), .on(hour)], 0),
    ] as [(String, [Step], Double)])
  fileprivate func `what is believed is the true date, or one that is behind`(
    story: String, steps: [Step], behind: Double
  ) {
    var machine = Machine()
    machine.live(steps)
    #expect(abs(machine.truth - machine.trust.believed - behind) < 1)
  }

  @Test(
    arguments: [
      ("it holds for a day", [.set(farAhead), .on(12 * hour), .on(12 * hour)], farAhead + day),
      (
        "it goes on over a start of the machine", [.set(farAhead), .on(hour), .off(hour), .on(hour)],
        farAhead + 3 * hour
      ),
      ("back, for a day", [.set(today - year), .on(12 * hour), .on(12 * hour)], today - year + day),
      ("back, over a start", [.set(today - year), .on(hour), .off(hour)], today - year + 2 * hour),
    ] as [(String, [Step], Double)])
  fileprivate func `a date that holds is believed`(story: String, steps: [Step], date: Double) {
    var machine = Machine()
    machine.live(steps)
    #expect(abs(machine.trust.believed - date) < 1)
    #expect(!machine.trust.isInDoubt)
  }

  @Test func `a date that leaps again begins anew`() {
    var machine = Machine()
    machine.live([.set(farAhead), .on(20 * hour), .set(farAhead + year), .on(20 * hour)])
    #expect(machine.trust.isInDoubt)
    #expect(abs(machine.trust.believed - today - 40 * hour) < 1)
  }

  @Test func `what was seen survives the program`() throws {
    let folder = try TemporaryFolder()
    let reading = Mutex(ClockReading(date: today, uptime: 0, start: "a"))
    func date() -> TrustedDate { TrustedDate(file: folder.file("clock.json")) { reading.withLock { $0 } } }
    #expect(date().believed == today)
    reading.withLock { $0 = ClockReading(date: farAhead, uptime: 0, start: "b") }
    #expect(date().believed == today)
    #expect(date().earliest == today)
    #expect(date().isInDoubt)
    reading.withLock { $0 = ClockReading(date: today - year, uptime: 0, start: "c") }
    #expect(date().believed == today)
    #expect(date().earliest == today - year)
  }

  @Test func `the clocks of this machine go`() {
    let (first, second) = (ClockReading.now, ClockReading.now)
    #expect(first.start == second.start && !first.start.isEmpty)
    #expect(second.uptime >= first.uptime && first.uptime > 0)
    #expect(first.date > 1_600_000_000)
  }
}
