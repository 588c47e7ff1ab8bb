internal import CIBus
import DictationCore

extension KeyEvent {
  init(keyval: UInt32, keycode: UInt32, state: UInt32) {
    self.init(
      keysym: keyval, keycode: keycode, modifiers: Modifiers(ibus: state),
      isRelease: state & IBUS_RELEASE_MASK.rawValue != 0)
  }
}

extension Modifiers {
  /// Drops pointer buttons, IBus's own marks and Mod3 to Mod5 (the level of the layout).
  init(ibus state: UInt32) {
    self = Modifiers(rawValue: state).intersection([Modifiers.bindable, .lock, .numLock])
    // X servers report Super as Mod4, with or without the virtual bit.
    if state & IBUS_MOD4_MASK.rawValue != 0 { insert(.superKey) }
  }
}
