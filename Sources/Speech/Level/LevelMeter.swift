/// Cuts a stream of samples into windows of equal length and gives the level of each: ten a second by default, the rate
/// at which `Level` signals are sent.
public struct LevelMeter: Sendable {
  /// Samples of one window.
  public let window: Int
  private var gathered: [Int16] = []

  public init(window: Int = AudioFormat.sampleRate / 10) {
    self.window = max(1, window)
    gathered.reserveCapacity(self.window)
  }

  /// The levels of the windows that these samples completed, oldest first: none or one for a fragment.
  public mutating func feed(_ samples: [Int16]) -> [Level] {
    var levels: [Level] = []
    var rest = samples[...]
    while !rest.isEmpty {
      let part = rest.prefix(window - gathered.count)
      gathered += part
      rest = rest.dropFirst(part.count)
      guard gathered.count == window else { break }
      levels.append(Level(gathered))
      gathered.removeAll(keepingCapacity: true)
    }
    return levels
  }
}
