/// What the service needs to know when a dictation starts. It never learns the text around the caret.
public struct StartRequest: Hashable, Sendable {
  public enum Mode: String, Sendable, CaseIterable {
    case hold
    case toggle
  }

  public var mode: Mode
  /// The IBus client string (`gtk3-im:gedit`, `gnome-shell` …), or nil where the context is unknown.
  public var client: String?
  public var purpose: InputPurpose
  public var hints: InputHints
  /// A BCP 47 language, or nil for the one in the settings.
  public var language: String?
  /// Kept out of the history.
  public var isOffTheRecord = false
  /// A voice note: said to nobody, for the history.
  public var isNote = false
  /// Of the note; empty for none.
  public var title = ""

  public init(
    mode: Mode, client: String? = nil, purpose: InputPurpose = .freeForm, hints: InputHints = [],
    language: String? = nil
  ) {
    self.mode = mode
    self.client = client
    self.purpose = purpose
    self.hints = hints
    self.language = language
  }
}
