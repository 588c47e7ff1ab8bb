/// Which of the keys that matter are down, and with that, which press is a new one.
///
/// No client marks a repeat: GTK and GNOME Shell send PRESS after PRESS, Qt sends RELEASE and PRESS in one millisecond,
/// and a release can be lost for good.
struct HeldKeys: Hashable, Sendable {
  enum Stroke: Hashable, Sendable {
    case press
    case repetition
    case release
  }

  private struct Held: Hashable, Sendable {
    var key: KeyEvent
    var isOwned: Bool
    var lastSeen: Duration
    var releasedAt: Duration?
  }

  private var keys: [Held] = []

  /// What `event` is, for a key that is bound to something.
  mutating func stroke(of event: KeyEvent, at now: Duration) -> Stroke {
    guard let index = index(of: event) else {
      if event.isRelease { return .release }
      keys.append(Held(key: event, isOwned: false, lastSeen: now))
      return .press
    }
    if event.isRelease {
      keys[index].releasedAt = now
      return .release
    }
    let isRepetition = isRepetition(of: keys[index], at: now)
    keys[index].lastSeen = now
    keys[index].releasedAt = nil
    return isRepetition ? .repetition : .press
  }

  /// The press was not for the application, so its repeats and its release are not either.
  mutating func own(_ event: KeyEvent, _ isOwned: Bool) {
    guard let index = index(of: event) else { return }
    keys[index].isOwned = isOwned
  }

  func owns(_ event: KeyEvent) -> Bool { index(of: event).map { keys[$0].isOwned } ?? false }

  /// The focus moved: what is down goes on repeating in the next window.
  mutating func focusMoved(at now: Duration) {
    for index in keys.indices { keys[index].lastSeen = now }
  }

  private func isRepetition(of held: Held, at now: Duration) -> Bool {
    if let releasedAt = held.releasedAt {
      return !Keysym.isModifier(held.key.keysym) && now - releasedAt < TriggerTiming.releaseBelief
    }
    return now - held.lastSeen < TriggerTiming.longestRepeatGap
  }

  private func index(of event: KeyEvent) -> Int? { keys.firstIndex { $0.key.isSameKey(as: event) } }
}
