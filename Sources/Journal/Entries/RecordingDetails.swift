/// What is to be known of a dictation again after a crash. The journal only keeps it.
public struct RecordingDetails: Hashable, Sendable, Codable {
  /// The number of the session while the service runs.
  public var session: UInt64
  /// How it was started, such as `hold` or `toggle`.
  public var mode: String
  /// The IBus client string, where it is known.
  public var client: String?
  /// A BCP 47 language, nil for the one in the settings.
  public var language: String?
  /// IBus's numbers for the field.
  public var purpose: UInt32
  public var hints: UInt32
  /// A voice note, for no field.
  public var isNote: Bool?
  /// Of a voice note.
  public var title: String?
  /// Nothing of it goes into the history.
  public var isOffTheRecord: Bool?

  public init(
    session: UInt64, mode: String, client: String? = nil, language: String? = nil, purpose: UInt32 = 0,
    hints: UInt32 = 0
  ) {
    self.session = session
    self.mode = mode
    self.client = client
    self.language = language
    self.purpose = purpose
    self.hints = hints
  }
}
