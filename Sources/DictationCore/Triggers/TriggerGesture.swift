/// Hold, tap, double tap and toggle, told apart from ordinary typing. A value: the same events at the same times lead
/// to the same signals.
///
/// Hold keys that are modifiers always pass through, so that shortcuts work; other trigger keys are consumed from press
/// to release.
public struct TriggerGesture: Hashable, Sendable {
  private enum Phase: Hashable, Sendable {
    case waiting
    case armed
    case held
  }

  /// A hold key that was pressed alone and may still become anything.
  private struct Press: Hashable, Sendable {
    var key: KeyEvent
    var since: Duration
    var phase = Phase.waiting
    /// A release that is not believed yet.
    var releasedAt: Duration?

    var isModifier: Bool { Keysym.isModifier(key.keysym) }
  }

  private struct Tap: Hashable, Sendable {
    var key: KeyEvent
    var at: Duration
  }

  public private(set) var bindings: TriggerBindings
  private var armDelay: Duration
  private var press: Press?
  private var lastTap: Tap?
  private var held = HeldKeys()

  public init(bindings: TriggerBindings = TriggerBindings(), armDelay: Duration = .milliseconds(100)) {
    self.bindings = bindings
    self.armDelay = armDelay
  }

  /// Other keys from now on. A hold under way ends as if the focus had moved.
  public mutating func configure(bindings: TriggerBindings, armDelay: Duration, at now: Duration) -> [TriggerSignal] {
    let signals = self.bindings == bindings ? [] : interrupt(at: now)
    self.bindings = bindings
    self.armDelay = armDelay
    return signals
  }

  /// When `advance` is due, or nil while there is nothing to wait for.
  public var deadline: Duration? {
    guard let press else { return nil }
    if let releasedAt = press.releasedAt { return releasedAt + TriggerTiming.releaseBelief }
    switch press.phase {
    case .waiting: return press.since + armDelay
    case .armed: return press.since + holdDelay
    case .held: return nil
    }
  }

  private var holdDelay: Duration { max(armDelay, TriggerTiming.shortestHold) }

  /// - Parameters:
  ///   - takesEscape: whether Escape has something to cancel or to put away.
  ///   - takesEnter: whether Enter has something to take as it is.
  public mutating func key(
    _ event: KeyEvent, at now: Duration, takesEscape: Bool, takesEnter: Bool = false
  ) -> KeyReaction {
    var reaction = KeyReaction(signals: advance(to: now))
    if let press, press.key.isSameKey(as: event) {
      _ = held.stroke(of: event, at: now)
      reaction.isConsumed = !press.isModifier
      reaction.signals += heldKey(event, at: now)
    } else if event.isRelease {
      reaction.isConsumed = held.owns(event)
      _ = held.stroke(of: event, at: now)
    } else {
      otherKey(event, at: now, takesEscape: takesEscape, takesEnter: takesEnter, &reaction)
    }
    return reaction
  }

  /// Lets time pass.
  public mutating func advance(to now: Duration) -> [TriggerSignal] {
    var signals: [TriggerSignal] = []
    while let deadline, deadline <= now { signals += reachDeadline() }
    return signals
  }

  /// The focus moved, so the release may never come; and what still comes of the key is a repeat.
  public mutating func interrupt(at now: Duration) -> [TriggerSignal] {
    let signals = advance(to: now)
    held.focusMoved(at: now)
    lastTap = nil
    return signals + endPress(heldAs: .interrupted)
  }

  /// The last tap had a meaning of its own, so the next is not the second of two.
  public mutating func forgetTap() { lastTap = nil }

  private mutating func reachDeadline() -> [TriggerSignal] {
    guard let press else { return [] }
    if press.releasedAt != nil { return believeRelease() }
    switch press.phase {
    case .waiting:
      self.press?.phase = .armed
      return [.armed]
    case .armed, .held:
      self.press?.phase = .held
      return [.held]
    }
  }

  private mutating func heldKey(_ event: KeyEvent, at now: Duration) -> [TriggerSignal] {
    guard event.isRelease else {
      press?.releasedAt = nil
      return []
    }
    press?.releasedAt = now
    return press?.isModifier == true ? believeRelease() : []
  }

  private mutating func believeRelease() -> [TriggerSignal] {
    guard let press, let releasedAt = press.releasedAt else { return [] }
    let signals = endPress(heldAs: .released)
    guard press.phase != .held else { return signals }
    let isSecond = lastTap.map { $0.key.isSameKey(as: press.key) && press.since - $0.at <= TriggerTiming.doubleTap }
    lastTap = isSecond == true ? nil : Tap(key: press.key, at: releasedAt)
    return signals + [isSecond == true ? .doubleTapped : .tapped]
  }

  private mutating func endPress(heldAs signal: TriggerSignal) -> [TriggerSignal] {
    defer { press = nil }
    switch press?.phase {
    case .armed: return [.abandoned]
    case .held: return [signal]
    case .waiting, nil: return []
    }
  }

  private mutating func otherKey(
    _ event: KeyEvent, at now: Duration, takesEscape: Bool, takesEnter: Bool, _ reaction: inout KeyReaction
  ) {
    let wasHeld = press?.isModifier == true && press?.phase == .held
    let isEscape = takesEscape && event.keysym == Keysym.escape && (wasHeld || event.modifiers.bound.isEmpty)
    // While F9 talks, typing is just typing; but Control and another key is a shortcut, unless it is Escape.
    if press?.isModifier == true, !(isEscape && wasHeld) { reaction.signals += endPress(heldAs: .combined) }

    if !isEscape, bindings.hold.contains(where: { $0.matches(event) }) {
      return holdKeyPressed(event, at: now, &reaction)
    }
    lastTap = nil
    if isEscape {
      consume(event, at: now, as: .escaped, &reaction)
    } else if takesEnter, event.isPlainEnter {
      consume(event, at: now, as: .accepted, &reaction)
    } else if bindings.toggle.contains(where: { $0.matches(event) }) {
      consume(event, at: now, as: .toggled, &reaction)
    } else if held.owns(event) {
      // A trigger key whose modifiers were let go first goes on repeating; pressed anew without them it is ordinary.
      reaction.isConsumed = held.stroke(of: event, at: now) == .repetition
      held.own(event, reaction.isConsumed)
    }
  }

  private mutating func consume(
    _ event: KeyEvent, at now: Duration, as signal: TriggerSignal, _ reaction: inout KeyReaction
  ) {
    if held.stroke(of: event, at: now) == .press { reaction.signals.append(signal) }
    held.own(event, true)
    reaction.isConsumed = true
  }

  private mutating func holdKeyPressed(_ event: KeyEvent, at now: Duration, _ reaction: inout KeyReaction) {
    let stroke = held.stroke(of: event, at: now)
    let isModifier = Keysym.isModifier(event.keysym)
    held.own(event, !isModifier)
    reaction.isConsumed = !isModifier
    guard stroke == .press, press == nil else { return }
    press = Press(key: event, since: now)
  }
}
