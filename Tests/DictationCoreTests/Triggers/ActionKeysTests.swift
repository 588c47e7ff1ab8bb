import Testing

@testable import DictationCore

@Suite struct ActionKeysTests {
  private let undo = KeyEvent(keysym: 0x7a, keycode: 44, modifiers: [.control, .alt])

  @Test func aKeyIsOursWhileItMeansSomething() {
    var keys = ActionKeys()
    let nothing = keys.key(undo, at: .seconds(1), offers: [])
    #expect(!nothing.isConsumed && nothing.action == nil)
    let something = keys.key(undo, at: .seconds(3), offers: .amendments)
    #expect(something.isConsumed && something.action == .undo)
  }

  @Test func aRepeatAsksForNothingAndBelongsToThePress() {
    var keys = ActionKeys()
    _ = keys.key(undo, at: .seconds(1), offers: .amendments)
    let again = keys.key(undo, at: .milliseconds(1600), offers: .amendments)
    #expect(again.isConsumed && again.action == nil)
    // What it asked for has taken its own reason away.
    #expect(keys.key(undo, at: .milliseconds(1640), offers: []).isConsumed)
    var release = undo
    release.isRelease = true
    #expect(keys.key(release, at: .milliseconds(1700), offers: []).isConsumed)
  }

  @Test(
    arguments: [
      (0x31, KeyAction.pick(1)), (0x39, .pick(9)), (0xffb2, .pick(2)), (0xff52, .up), (0xff54, .down),
      (0xff0d, .accept), (0xff8d, .accept),
    ] as [(UInt32, KeyAction)])
  func aListHasKeysOfItsOwn(_ keysym: UInt32, _ action: KeyAction) {
    var keys = ActionKeys()
    let event = KeyEvent(keysym: keysym)
    #expect(keys.key(event, at: .seconds(1), offers: .amendments).action == nil)
    #expect(keys.key(event, at: .seconds(3), offers: .list).action == action)
    #expect(keys.key(KeyEvent(keysym: keysym, modifiers: .control), at: .seconds(5), offers: .list).action == nil)
  }
}
