/// What a private session has beside its bus and its IBus daemon.
public struct SessionOptions: Sendable {
  public enum Display: Sendable {
    /// For scripted input contexts.
    case none
    /// Xvfb, for real toolkits.
    case xvfb
    /// GNOME Shell on Wayland without a screen. `sources` are its input sources, as `gsettings` writes them.
    case gnome(sources: String)
  }

  /// What the service finds in the place of its recognition worker.
  public enum Recognizer: Sendable {
    case real
    /// `utter-scripted-recognizer`; see `RecognizerScript`.
    case scripted
  }

  public var display: Display
  /// IBus's own panel, which draws the bubble. Needs a display.
  public var hasPanel: Bool
  public var recognizer = Recognizer.real
  /// The folder of Utter's programs.
  public var programs = Workspace.programs
  /// Added to, or put in place of, the environment of every program of the session.
  public var environment: [String: String]
  /// GSettings of Utter's schema, by key, as `gsettings` writes values.
  public var settings: [String: String]

  public init(
    display: Display = .none, hasPanel: Bool = false, environment: [String: String] = [:],
    settings: [String: String] = [:]
  ) {
    self.display = display
    self.hasPanel = hasPanel
    self.environment = environment
    self.settings = settings
  }
}
