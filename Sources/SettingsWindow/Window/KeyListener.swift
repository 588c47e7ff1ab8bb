internal import CAdwaita
internal import DictationCore
internal import GLibRuntime
internal import SettingsPages

/// Every key that a controller of GTK's sees, as pages understand them.
final class KeyListener: Sendable {
  private let body: @GLibActor (KeyPress) -> Void

  private init(_ body: @escaping @GLibActor (KeyPress) -> Void) { self.body = body }

  static func attach(to controller: OpaquePointer, _ body: @escaping @GLibActor (KeyPress) -> Void) {
    attach(to: controller, "key-pressed", body) { _, keysym, code, state, data in
      KeyListener.tell(data, keysym, code, state, isDown: true)
      // Taken: nothing else is to happen with it.
      return 1
    }
    attach(to: controller, "key-released", body) { _, keysym, code, state, data in
      KeyListener.tell(data, keysym, code, state, isDown: false)
      return 1
    }
  }

  /// That of `key-pressed`. The other signal wants no answer, and does not look at one.
  private typealias Callback =
    @convention(c) (OpaquePointer, UInt32, UInt32, GdkModifierType, UnsafeMutableRawPointer) -> gboolean

  private static func attach(
    to controller: OpaquePointer, _ signal: String, _ body: @escaping @GLibActor (KeyPress) -> Void,
    _ callback: Callback
  ) {
    // The cast only drops the parameters from the function's type; GLib calls it with those above.
    Signal.connect(
      UnsafeMutableRawPointer(controller), signal, unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(KeyListener(body)).toOpaque(),
      { data, _ in Unmanaged<KeyListener>.fromOpaque(data!).release() })
  }

  private static func tell(
    _ data: UnsafeMutableRawPointer, _ keysym: UInt32, _ code: UInt32, _ state: GdkModifierType, isDown: Bool
  ) {
    let listener = Unmanaged<KeyListener>.fromOpaque(data).takeUnretainedValue()
    GLibActor.assumeIsolated {
      listener.body(KeyPress(keysym: keysym, code: code, state: state, isDown: isDown))
    }
  }
}

extension KeyPress {
  /// With the keysym that the key has without Shift, as bindings name it.
  @GLibActor
  fileprivate init(keysym: UInt32, code: UInt32, state: GdkModifierType, isDown: Bool) {
    var plain: UInt32 = 0
    let isTranslated = gdk_display_translate_key(
      gdk_display_get_default(), code, GdkModifierType(rawValue: 0), 0, &plain, nil, nil, nil)
    let keysym = isTranslated != 0 && plain != 0 ? plain : gdk_keyval_to_lower(keysym)
    self.init(
      keysym: keysym, name: gdk_keyval_name(keysym).map { String(cString: $0) } ?? "",
      modifiers: Modifiers(rawValue: UInt32(state.rawValue)).intersection(.bindable), isDown: isDown)
  }
}
