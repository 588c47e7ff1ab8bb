import Testing

@testable import DictationCore

/// Keys at times, played against a gesture; every signal comes out with its time in milliseconds.
struct GestureScript: CustomTestStringConvertible, Sendable {
  enum Step: Hashable, Sendable {
    case press(UInt32, Modifiers = [])
    case release(UInt32, Modifiers = [])
    /// Qt's repeat.
    case pair(UInt32, Modifiers = [])
    case focusMoves
  }

  let testDescription: String
  var takesEscape = false
  var takesEnter = false
  let steps: [(Int, Step)]
  let signals: [String]
  /// P for every key that goes on to the application, c for every one that is consumed.
  let keys: String

  init(
    _ name: String, takesEscape: Bool = false, takesEnter: Bool = false, _ steps: [(Int, Step)], signals: [String],
    keys: String
  ) {
    testDescription = name
    self.takesEscape = takesEscape
    self.takesEnter = takesEnter
    self.steps = steps
    self.signals = signals
    self.keys = keys
  }

  func play(_ gesture: TriggerGesture) -> (signals: [String], keys: String) {
    var gesture = gesture
    var signals: [String] = []
    var keys = ""
    func note(_ new: [TriggerSignal], at time: Duration) {
      signals += new.map { "\(time.milliseconds) \($0)" }
    }
    func wait(until end: Duration) {
      while let deadline = gesture.deadline, deadline <= end { note(gesture.advance(to: deadline), at: deadline) }
    }
    func key(_ event: KeyEvent, at time: Duration) {
      let reaction = gesture.key(event, at: time, takesEscape: takesEscape, takesEnter: takesEnter)
      note(reaction.signals, at: time)
      keys += reaction.isConsumed ? "c" : "P"
    }
    for (milliseconds, step) in steps {
      let time = Duration.milliseconds(milliseconds)
      // What is due at the very moment of a key comes after it, as a key does not wait for a timer.
      wait(until: time - .nanoseconds(1))
      switch step {
      case .press(let keysym, let modifiers): key(KeyEvent(keysym: keysym, modifiers: modifiers), at: time)
      case .release(let keysym, let modifiers):
        key(KeyEvent(keysym: keysym, modifiers: modifiers, isRelease: true), at: time)
      case .pair(let keysym, let modifiers):
        key(KeyEvent(keysym: keysym, modifiers: modifiers, isRelease: true), at: time)
        key(KeyEvent(keysym: keysym, modifiers: modifiers), at: time)
      case .focusMoves: note(gesture.interrupt(at: time), at: time)
      }
    }
    wait(until: .seconds(3600))
    return (signals, keys)
  }
}

extension Duration {
  var milliseconds: Int64 { components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000 }
}

enum Key {
  static let control = Keysym.rightControl
  static let leftShift: UInt32 = 0xffe1
  static let f9: UInt32 = 0xffc6
  static let a: UInt32 = 0x61
  static let c: UInt32 = 0x63
  static let space = Keysym.space
  static let escape = Keysym.escape
  static let enter = Keysym.returnKey
  static let keypadEnter = Keysym.keypadEnter
}
