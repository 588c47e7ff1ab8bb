/// What a stream was before it was turned down, and what it was turned down to. 65,536 is full volume.
struct LoweredStream: Hashable, Sendable {
  var name: String
  var before: UInt32
  var lowered: UInt32
}

extension LoweredStream {
  /// `before lowered name`
  var line: String { "\(before) \(lowered) \(name)" }

  init?(line: Substring) {
    let parts = line.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, let before = UInt32(parts[0]), let lowered = UInt32(parts[1]) else { return nil }
    self.init(name: String(parts[2]), before: before, lowered: lowered)
  }
}
