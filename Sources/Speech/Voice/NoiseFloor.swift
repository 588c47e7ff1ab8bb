/// The level of the room without a voice, by minimum statistics: the quietest smoothed frame of the last three seconds.
/// Speech dips to the room between its words, so the minimum survives it; a fan that starts is the room after three
/// seconds.
struct NoiseFloor: Sendable {
  /// What a room is taken for before it was heard, so that a voice in the first frame counts as one.
  static let assumed = -60.0
  private static let framesOfBlock = 25
  private static let blocks = 6

  private var minima = [Double](repeating: assumed, count: blocks)
  private var current = Double.infinity
  private var smoothed: Double?
  private var frames = 0

  /// In dBFS.
  var decibels: Double { min(current, minima.min() ?? current) }

  mutating func feed(_ frame: Double) {
    // Averaging over about three frames keeps a single quiet frame from being taken for the room.
    let level = smoothed.map { $0 + (frame - $0) * 0.3 } ?? frame
    smoothed = level
    current = min(current, level)
    frames += 1
    guard frames == Self.framesOfBlock else { return }
    minima.removeFirst()
    minima.append(current)
    current = .infinity
    frames = 0
  }
}
