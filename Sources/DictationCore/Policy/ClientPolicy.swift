/// What a client of IBus honours, by its client string. Each line was seen live (IBus 1.5.27, GTK 3.24 and 4.8, Qt 5.15
/// and 6.4, GNOME Shell 43); a client that is not named here gets the strictest treatment.
public struct ClientPolicy: Hashable, Sendable {
  /// No field has the focus: a commit would be lost.
  public var isFake = false
  /// A preview in the text disappears when the field is left. Elsewhere it would stay behind as text.
  public var clearsPreedit = false
  /// Two commits in quick succession overwrite each other, as on the text-input protocol of Wayland.
  public var needsPacing = true
  /// Says when a field is for passwords. Where it does not, a key that arrives is the only proof: Qt sends none from
  /// its password fields.
  public var reportsPurpose = false
  public var resetMeaning = ResetMeaning.fieldLeft
  public var offsetUnit = OffsetUnit.characters
  /// What it counts when text before the caret is to be deleted; nil where it cannot be trusted with that. Behind
  /// `gnome-shell`, which is every application, it took a terminal down with all its windows.
  public var deletionUnit: OffsetUnit?
  /// When it has told the text around the caret, once asked.
  public var surroundingAnswer = SurroundingAnswer.uncertain

  /// - Parameter client: the client string of `focus_in_id`, nil where the daemon sent the plain `focus_in`.
  public init(client: String?) {
    guard let client else { return }
    if client.hasPrefix("fake") {
      isFake = true
    } else if client == "gnome-shell" {
      reportsPurpose = true
      // One reset for a click in the same field; two or three, then content type and focus events within 35 ms, for a
      // move. The epoch stays with a lone reset, or a click where the words shall go would hold them back; but nothing
      // is committed until `resetSettling` has passed without a focus event.
      resetMeaning = .undecided
      offsetUnit = .utf8Bytes
    } else if client.hasPrefix("QIBusInputContext") {
      needsPacing = false
      offsetUnit = .utf16Units
      deletionUnit = .utf16Units
      surroundingAnswer = .soon
    } else if client.hasPrefix("gtk3-im:") || client.hasPrefix("gtk4-im:") {
      needsPacing = false
      guard !Self.isChromium(client) else { return }
      clearsPreedit = true
      deletionUnit = .characters
      reportsPurpose = true
      resetMeaning = .caretMoved
      surroundingAnswer = client.hasPrefix("gtk3-im:") ? .byNextKey : .soon
    }
  }

  /// How long after an undecided reset its focus events are waited for: seven times the longest delay seen.
  public static let resetSettling: Duration = .milliseconds(250)

  /// Chromium behind the GTK module: one context for all fields of a window, no purposes, previews left as text.
  private static func isChromium(_ client: String) -> Bool {
    let program = client.dropFirst("gtk3-im:".count)
    return program.hasPrefix("chromium") || program.hasPrefix("google-chrome")
  }
}
