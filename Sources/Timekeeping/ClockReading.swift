internal import FoundationEssentials
internal import Glibc

/// What the clocks of the machine say at one moment.
public struct ClockReading: Hashable, Sendable, Codable {
  /// Seconds since 1970, which anybody may set to anything.
  public var date: Double
  /// Seconds since the machine was started, its sleep included, which nobody can set.
  public var uptime: Double
  /// Names this start of the machine.
  public var start: String

  public init(date: Double, uptime: Double, start: String) {
    self.date = date
    self.uptime = uptime
    self.start = start
  }

  public static var now: ClockReading {
    ClockReading(date: seconds(CLOCK_REALTIME), uptime: seconds(CLOCK_BOOTTIME), start: thisStart)
  }

  private static let thisStart: String = {
    let data = try? Data(contentsOf: URL(filePath: "/proc/sys/kernel/random/boot_id"))
    return data.map { String(decoding: $0.prefix(36), as: UTF8.self) } ?? ""
  }()

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
