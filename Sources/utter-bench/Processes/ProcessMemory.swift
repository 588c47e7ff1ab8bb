import TestSupport

/// What a process holds of the machine's memory, in MB of 1,048,576 bytes.
struct ProcessMemory: Hashable, Sendable {
  /// Pages with no file behind them: its own.
  var anonymous: Double
  /// All its pages that are in memory, those of libraries that others use too among them.
  var resident: Double

  /// - Throws: `ProcessFailure` where there is no such process.
  init(of pid: Int32) throws { try self.init(rollup: File.read("/proc/\(pid)/smaps_rollup")) }

  /// - Parameter rollup: What `/proc/PID/smaps_rollup` says.
  init(rollup: String) throws {
    let fields = StatusFields(rollup)
    anonymous = try fields.kilobytes("Anonymous") / 1024
    resident = try fields.kilobytes("Rss") / 1024
  }

  /// The most that was ever resident.
  static func peakResident(of pid: Int32) throws -> Double {
    try StatusFields(File.read("/proc/\(pid)/status")).kilobytes("VmHWM") / 1024
  }
}
