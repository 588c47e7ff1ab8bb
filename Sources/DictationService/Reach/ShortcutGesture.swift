import ServiceInterface

/// What a shortcut of the desktop means: pressed shortly it starts and stops, held it dictates until it is let go.
struct ShortcutGesture: Hashable {
  /// A press that lasts longer is a hold.
  static let longestTap: Duration = .milliseconds(400)

  private var pressedAt: Duration?

  mutating func pressed(at now: Duration) -> ServiceSignal.Trigger? {
    // Desktops repeat a key that is held.
    guard pressedAt == nil else { return nil }
    pressedAt = now
    return .toggle
  }

  mutating func released(at now: Duration) -> ServiceSignal.Trigger? {
    guard let pressedAt else { return nil }
    self.pressedAt = nil
    return now - pressedAt > Self.longestTap ? .stop : nil
  }
}
