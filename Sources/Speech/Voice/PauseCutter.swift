/// Cuts what is spoken into segments, at pauses, so that the text of hours comes piece by piece. Every sample belongs to a
/// segment: nothing is left out, however quiet it is.
public struct PauseCutter: Sendable {
  public struct Settings: Hashable, Sendable {
    /// From here on a segment ends at a pause that nobody makes within a sentence. A recognizer does better with more
    /// around a word, so most dictations are one segment.
    public var shortest = Duration.seconds(12)
    public var longPause = Duration.seconds(1)
    /// From here on at a pause between sentences.
    public var long = Duration.seconds(20)
    public var pause = Duration.milliseconds(300)
    /// From here on at the shortest pause between words.
    public var veryLong = Duration.seconds(25)
    public var shortPause = Duration.milliseconds(120)
    /// Here wherever it is.
    public var longest = Duration.seconds(30)

    public init() {}
  }

  private let settings: Settings
  private var detector = EnergyVoiceDetector()
  private var frame: [Int16] = []
  private var length = 0

  public init(_ settings: Settings = Settings()) { self.settings = settings }

  /// - Parameter samples: any number.
  /// - Returns: how many of them belong to the segment that ends with them, and to those that follow; what is left begins
  ///   the next.
  public mutating func feed(_ samples: [Int16]) -> [Int] {
    var cuts: [Int] = []
    var cut = 0
    var position = 0
    while position < samples.count {
      let part = samples[position...].prefix(AudioFormat.fragmentSamples - frame.count)
      frame += part
      position += part.count
      guard frame.count == AudioFormat.fragmentSamples else { break }
      _ = detector.feed(frame)
      length += frame.count
      frame.removeAll(keepingCapacity: true)
      guard isOver else { continue }
      cuts.append(position - cut)
      cut = position
      length = 0
    }
    return cuts
  }

  private var isOver: Bool {
    let duration = AudioFormat.duration(ofSamples: length)
    let quiet = AudioFormat.duration(ofSamples: detector.samplesSinceVoice)
    if duration >= settings.longest { return true }
    if duration >= settings.veryLong { return quiet >= settings.shortPause }
    if duration >= settings.long { return quiet >= settings.pause }
    return duration >= settings.shortest && quiet >= settings.longPause
  }
}
