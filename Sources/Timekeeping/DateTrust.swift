/// What date may be believed, on the strength of what the clocks said before.
///
/// A date that leaps, as after a flat battery of the clock, is believed once it has held for a day, or was still going
/// on when the machine was started the next time. Until then the believed date goes on from the one before.
public struct DateTrust: Hashable, Sendable, Codable {
  private(set) var seen: ClockReading
  /// Seconds since 1970, at the moment of `seen`.
  public private(set) var believed: Double
  /// Since when the clock has said a date that is not believed; nil where it is.
  private(set) var doubt: ClockReading?

  /// Seconds by which a clock may be off, or a machine may have been switched off, without a doubt.
  static let slack = 24.0 * 3600
  /// Seconds for which a date must hold.
  static let trial = 24.0 * 3600

  /// The first reading has nothing to be compared with.
  public init(_ first: ClockReading) {
    seen = first
    believed = first.date
  }

  public var isInDoubt: Bool { doubt != nil }

  public mutating func see(_ now: ClockReading) {
    let isSameStart = now.start == seen.start
    let passed = isSameStart ? max(0, now.uptime - seen.uptime) : 0
    let hasLeapt = !isSameStart || abs(now.date - seen.date - passed) > Self.slack
    believed += passed
    if !isSameStart, now.date >= seen.date {
      // It has gone on while the machine was off. A clock without a battery begins at the same date again and again.
      believed = seen.date
      doubt = nil
    }
    if abs(now.date - believed) <= Self.slack || (!hasLeapt && hasHeld(now)) {
      believed = now.date
      doubt = nil
    } else if doubt == nil || hasLeapt {
      doubt = now
    }
    seen = now
  }

  private func hasHeld(_ now: ClockReading) -> Bool {
    doubt.map { now.start == $0.start && now.uptime - $0.uptime >= Self.trial } ?? false
  }
}
