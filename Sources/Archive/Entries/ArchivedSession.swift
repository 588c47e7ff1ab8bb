/// A dictation, a voice note or a recording that was brought in, as the history holds it.
public struct ArchivedSession: Hashable, Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case dictation
    case note
    case file
  }

  /// What became of the text.
  public enum Delivery: String, Sendable, CaseIterable {
    /// It has no field to go to: a note, a file.
    case none
    case waiting
    case delivered
    /// A crash came while it was handed over.
    case perhapsSent = "perhaps-sent"
    case dismissed
    case cancelled
  }

  /// Which of its versions was inserted.
  public enum Version: String, Sendable, CaseIterable {
    /// What was to be inserted, as nobody chose otherwise.
    case final
    case rules
    case raw
    case tone
    /// As the user changed it.
    case edited
  }

  /// Given by the history; 0 for one that is not in it yet. Later ones are larger.
  public var id: Int64 = 0
  /// Names the recording in the journal, and the session through restarts.
  public var recording: String
  public var kind: Kind
  public var title = ""
  public var notes = ""
  /// Seconds since 1970.
  public var startedAt: Double
  public var endedAt: Double
  /// The IBus client of the field; empty where it is not known.
  public var application = ""
  /// A BCP 47 tag.
  public var language = ""
  public var recognizer = ""
  /// The style that the text was rewritten in; empty for none.
  public var tone = ""
  public var version = Version.final
  public var delivery = Delivery.none

  public init(recording: String, kind: Kind, startedAt: Double, endedAt: Double) {
    self.recording = recording
    self.kind = kind
    self.startedAt = startedAt
    self.endedAt = endedAt
  }
}
