internal import Speech

/// One dictation in the journal.
public struct JournalEntry: Hashable, Sendable, Codable {
  public var id: RecordingID
  public var details: RecordingDetails
  public var state: JournalState
  public var text: JournalText?
  /// The recording was cut off: the service, or the machine, ended in the middle of it.
  public var wasInterrupted: Bool
  /// Seconds since 1970.
  public var startedAt: Double
  /// When the state was entered, in seconds since 1970 by the date that ages are counted by.
  public var changedAt: Double
  /// Seconds from `changedAt` until the entry is removed; nil for one that stays until it is dealt with.
  public var keepFor: Double?
  /// Samples of 16 kHz mono, as far as they were counted: at the end of the recording, and at recovery.
  public var samples: Int
  /// How often it could not be recognized.
  public var failures: Int?

  init(id: RecordingID, details: RecordingDetails, state: JournalState, startedAt: Double) {
    self.id = id
    self.details = details
    self.state = state
    self.startedAt = startedAt
    changedAt = startedAt
    wasInterrupted = false
    samples = 0
  }

  /// How long the recording is.
  public var duration: Duration { AudioFormat.duration(ofSamples: samples) }

  /// Whether it may be dropped when room is needed.
  var isDone: Bool { state == .delivered || state == .cancelled }

  func isExpired(at time: Double) -> Bool {
    keepFor.map { time - changedAt >= $0 } ?? false
  }
}
