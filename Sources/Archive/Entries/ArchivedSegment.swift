/// A stretch of a session, between two pauses.
public struct ArchivedSegment: Hashable, Sendable {
  public enum State: String, Sendable, CaseIterable {
    case recording
    /// Its audio waits for a recognizer.
    case queued
    case transcribing
    case done
    case failed
  }

  /// Somebody is at work on it.
  var isUnderWay: Bool { state == .recording || state == .transcribing }

  /// Its place in the session, from 0.
  public var number: Int
  /// Seconds from the beginning of the session.
  public var start: Double
  /// Seconds.
  public var duration: Double
  /// The words as the recognizer wrote them.
  public var raw = ""
  /// Cleaned by the rules.
  public var cleaned = ""
  /// What the user got.
  public var text = ""
  public var state: State
  /// How often it could not be recognized.
  public var failures = 0
  /// A sentence for people; nil where nothing failed.
  public var lastError: String?
  /// Who wrote it; empty where nobody has yet.
  public var recognizer = ""
  /// Seconds from the last sample to the text; nil where nobody waited.
  public var latency: Double?

  public init(number: Int = 0, start: Double = 0, duration: Double, state: State) {
    self.number = number
    self.start = start
    self.duration = duration
    self.state = state
  }
}
