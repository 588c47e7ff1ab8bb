/// What the history says of itself. It is reckoned when asked for, kept nowhere, and leaves the machine with nobody.
public struct ArchiveStatistics: Hashable, Sendable {
  public struct Recognizer: Hashable, Sendable {
    public var id: String
    public var segments: Int
    /// Seconds from the last sample to the text that half of them, and 95 in 100, stayed within; nil where nobody
    /// waited.
    public var latencyMedian: Double?
    public var latency95: Double?

    public init(id: String, segments: Int, latencyMedian: Double?, latency95: Double?) {
      self.id = id
      self.segments = segments
      self.latencyMedian = latencyMedian
      self.latency95 = latency95
    }
  }

  public var sessions = 0
  public var words = 0
  /// Seconds of speech.
  public var duration = 0.0
  /// How often a text was taken back, changed or replaced after the user had it.
  public var corrections = 0
  /// The busiest first.
  public var recognizers: [Recognizer] = []

  public init() {}
}
