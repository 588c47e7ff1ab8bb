/// Watches for a microphone that gives nothing but zeros, which no open microphone does: it is muted, or a switch on the
/// device is off.
public struct ZeroRun: Sendable {
  /// Samples since the beginning, or since the last one that was not zero.
  public private(set) var length = 0
  /// Whether every sample so far was zero; false before the first.
  public var isAllZero: Bool { length > 0 && length == total }
  private var total = 0

  public init() {}

  public mutating func feed(_ samples: [Int16]) {
    total += samples.count
    if let last = samples.lastIndex(where: { $0 != 0 }) {
      length = samples.count - 1 - last
    } else {
      length += samples.count
    }
  }
}
