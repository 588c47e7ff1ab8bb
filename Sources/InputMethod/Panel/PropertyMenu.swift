import DictationCore

/// The entries of the menu for a state. Always the same entries in the same order and of the same kinds, since GNOME
/// finds the one to update by key and kind.
enum PropertyMenu {
  static func entries(
    status: DictationStatus, isRecording: Bool, pendingCount: Int, canRestore: Bool
  ) -> [PanelProperty] {
    [
      PanelProperty(
        key: PropertyKey.inputMode, label: "Utter", tooltip: "Start or end a dictation",
        symbol: StatusText.symbol(status)),
      PanelProperty(
        key: PropertyKey.dictation, kind: .toggle(isOn: isRecording), label: "Dictate",
        tooltip: "Speak until you choose this again", icon: "audio-input-microphone-symbolic"),
      PanelProperty(
        key: PropertyKey.insertPending, label: insertLabel(pendingCount),
        tooltip: "Insert the oldest text whose field was gone when it was ready", isSensitive: pendingCount > 0),
      PanelProperty(
        key: PropertyKey.restore, label: "Bring back the cancelled dictation",
        tooltip: "Possible for a minute after Escape", isSensitive: canRestore),
      PanelProperty(key: PropertyKey.settings, label: "Settings…", icon: "preferences-system-symbolic"),
    ]
  }

  private static func insertLabel(_ count: Int) -> String {
    switch count {
    case 0: "Insert the waiting text"
    case 1: "Insert the waiting text (1)"
    default: "Insert the first of \(count) waiting texts"
    }
  }
}
