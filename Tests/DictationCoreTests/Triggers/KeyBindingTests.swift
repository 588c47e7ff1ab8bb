import Testing

@testable import DictationCore

@Suite struct KeyBindingTests {
  private static let alt = Modifiers(rawValue: 1 << 3)
  private static let mod4 = Modifiers(rawValue: 1 << 6)

  @Test(arguments: [
    (KeyBinding(keysym: 0x64, modifiers: .alt), KeyEvent(keysym: 0x64, modifiers: [.alt, .meta]), true),
    (KeyBinding(keysym: 0x64, modifiers: .superKey), KeyEvent(keysym: 0x64, modifiers: mod4), true),
    (KeyBinding(keysym: 0x64, modifiers: .superKey), KeyEvent(keysym: 0x64, modifiers: [.superKey, .hyper]), true),
    (
      KeyBinding(keysym: 0x64, modifiers: [.control, .shift]), KeyEvent(keysym: 0x44, modifiers: [.control, .shift]),
      true
    ),
    (
      KeyBinding(keysym: 0x64, modifiers: .control), KeyEvent(keysym: 0x64, modifiers: [.control, .lock, .numLock]),
      true
    ),
    (KeyBinding(keysym: 0x64, modifiers: .control), KeyEvent(keysym: 0x64), false),
    (KeyBinding(keysym: 0x64), KeyEvent(keysym: 0x64, modifiers: .control), false),
    (KeyBinding(keysym: 0x64), KeyEvent(keysym: 0x65), false),
  ])
  func matches(_ binding: KeyBinding, _ event: KeyEvent, _ isMatch: Bool) {
    #expect(binding.matches(event) == isMatch)
  }

  @Test(arguments: [
    (0xffe1 as UInt32, true), (0xffe4, true), (0xffeb, true), (0xfe03, true), (0xff7f, true), (0x61, false),
    (0xff0d, false), (0xffc6, false), (0xff20, false),
  ])
  func modifierKeys(_ keysym: UInt32, _ isModifier: Bool) {
    #expect(Keysym.isModifier(keysym) == isModifier)
  }

  @Test func theKeyCodeNamesAKeyWhoseSymbolShiftHasChanged() {
    let press = KeyEvent(keysym: 0x44, keycode: 32)
    #expect(press.isSameKey(as: KeyEvent(keysym: 0x64, keycode: 32)))
    #expect(!press.isSameKey(as: KeyEvent(keysym: 0x44, keycode: 33)))
    #expect(press.isSameKey(as: KeyEvent(keysym: 0x64, keycode: 0)))
  }
}
