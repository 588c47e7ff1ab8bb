/// A session of the history, in a list or whole. The words for kind, delivery and state are those of the D-Bus
/// interface.
public struct HistorySession: Hashable, Sendable {
  public struct Segment: Hashable, Sendable {
    /// Seconds from the beginning of the session.
    public var start: Double
    /// Seconds.
    public var duration: Double
    public var raw = ""
    public var cleaned = ""
    public var text = ""
    public var state = "done"
    public var failures = 0
    /// Empty where nothing failed.
    public var error = ""
    public var recognizer = ""

    public init(start: Double, duration: Double) {
      self.start = start
      self.duration = duration
    }
  }

  public var id: UInt64
  public var kind = "dictation"
  public var title = ""
  public var notes = ""
  /// Seconds since 1970.
  public var started = 0.0
  public var ended = 0.0
  /// Seconds of speech.
  public var duration = 0.0
  public var application = ""
  public var language = ""
  public var recognizer = ""
  public var tone = ""
  public var delivery = "none"
  public var version = "final"
  public var state = "done"
  /// All of it, or in a list its beginning, or where the words were found.
  public var text = ""
  /// Empty in a list.
  public var segments: [Segment] = []

  public init(id: UInt64) { self.id = id }
}
