internal import CAdwaita
internal import GLibRuntime

/// What is called when an object of GTK's says something.
final class Signal: Sendable {
  private let body: @GLibActor () -> Void

  private init(_ body: @escaping @GLibActor () -> Void) { self.body = body }

  /// Calls `body` whenever the object emits the signal, whatever the signal tells with it, for as long as the object
  /// lives.
  static func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @GLibActor () -> Void) {
    // Swapped, so that the data is the first argument whatever the signature; the others are not looked at.
    let callback: @convention(c) (UnsafeMutableRawPointer) -> Void = { data in
      let signal = Unmanaged<Signal>.fromOpaque(data).takeUnretainedValue()
      GLibActor.assumeIsolated { signal.body() }
    }
    connect(
      object, name, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(Signal(body)).toOpaque(),
      { data, _ in Unmanaged<Signal>.fromOpaque(data!).release() }, G_CONNECT_SWAPPED)
  }

  /// The same with a function of the signal's own signature, whose last argument is `data`.
  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ callback: @escaping GCallback, _ data: UnsafeMutableRawPointer,
    _ release: @escaping GClosureNotify, _ flags: GConnectFlags = GConnectFlags(rawValue: 0)
  ) {
    g_signal_connect_data(object, name, callback, data, release, flags)
  }
}

extension Widget {
  func on(_ signal: String, _ body: @escaping @GLibActor () -> Void) { Signal.connect(pointer, signal, body) }
}
