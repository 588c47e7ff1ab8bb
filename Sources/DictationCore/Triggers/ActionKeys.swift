/// Keys that are ours only while they mean something; otherwise they are the application's.
public struct ActionKeys: Hashable, Sendable {
  /// What there is a meaning for now.
  public struct Offers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Something was dictated.
    public static let amendments = Offers(rawValue: 1)
    /// A list is on the screen.
    public static let list = Offers(rawValue: 2)
    /// There are versions to choose from, or will be.
    public static let review = Offers(rawValue: 4)
  }

  public var bindings: ActionBindings
  private var held = HeldKeys()

  public init(bindings: ActionBindings = ActionBindings()) { self.bindings = bindings }

  /// - Returns: whether the key is ours, and what a first press asks for.
  public mutating func key(
    _ event: KeyEvent, at now: Duration, offers: Offers
  ) -> (isConsumed: Bool, action: KeyAction?) {
    if event.isRelease {
      let isOwned = held.owns(event)
      _ = held.stroke(of: event, at: now)
      return (isOwned, nil)
    }
    guard let action = action(of: event, offers: offers) else {
      // What was ours from its press on stays ours while it repeats.
      return (held.owns(event) && held.stroke(of: event, at: now) == .repetition, nil)
    }
    let isPress = held.stroke(of: event, at: now) == .press
    held.own(event, true)
    return (true, isPress || action.isRepeated ? action : nil)
  }

  /// What is down goes on repeating in the next window.
  public mutating func focusMoved(at now: Duration) { held.focusMoved(at: now) }

  private func action(of event: KeyEvent, offers: Offers) -> KeyAction? {
    if offers.contains(.list), event.modifiers.bound.isEmpty {
      switch event.keysym {
      case 0x31...0x39: return .pick(Int(event.keysym - 0x30))
      // The keypad, with Num Lock.
      case 0xffb1...0xffb9: return .pick(Int(event.keysym - 0xffb0))
      case 0xff52, 0xff97: return .up
      case 0xff54, 0xff99: return .down
      case 0xff55, 0xff9a: return .pageUp
      case 0xff56, 0xff9b: return .pageDown
      case 0xff0d, 0xff8d: return .accept
      default: break
      }
    }
    switch bindings.action(of: event) {
    case .review: return offers.contains(.review) ? .review : nil
    case let action: return offers.contains(.amendments) ? action : nil
    }
  }
}

extension KeyAction {
  /// Held down it goes on.
  fileprivate var isRepeated: Bool {
    switch self {
    case .up, .down, .pageUp, .pageDown: true
    case .undo, .review, .insertAgain, .pick, .accept: false
    }
  }
}
