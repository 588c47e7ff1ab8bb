/// Names one recording in the journal, through restarts. Sorts by the time of its beginning, and is a file name.
public struct RecordingID: RawRepresentable, Hashable, Sendable, Comparable, Codable {
  public let rawValue: String

  /// nil unless it is 1 to 64 letters, digits and hyphens: names in the folder are not trusted.
  public init?(rawValue: String) {
    let isSafe = rawValue.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isSafe, (1...64).contains(rawValue.utf8.count) else { return nil }
    self.rawValue = rawValue
  }

  /// - Parameter time: seconds since 1970; what follows keeps two in the same millisecond, or after a clock was set
  ///   back, apart.
  init(beginningAt time: Double) {
    let milliseconds = String(UInt64(max(0, time) * 1_000))
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    rawValue = String(repeating: "0", count: max(0, 14 - milliseconds.count)) + milliseconds + "-" + random
  }

  public static func < (left: RecordingID, right: RecordingID) -> Bool { left.rawValue < right.rawValue }
}
