internal import CAdwaita
internal import GLibRuntime

/// What a signal tells beside its object, on its way to the actor that is the thread it is on already.
struct Argument: @unchecked Sendable {
  // Sendable: it never leaves the thread of the main loop.
  let pointer: OpaquePointer
}

/// Calls with the one argument of a signal, such as the item that a list wants filled.
final class ArgumentSignal: Sendable {
  private let body: @GLibActor (Argument) -> Void

  private init(_ body: @escaping @GLibActor (Argument) -> Void) { self.body = body }

  static func connect(
    _ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @GLibActor (Argument) -> Void
  ) {
    let callback: @convention(c) (OpaquePointer, OpaquePointer, UnsafeMutableRawPointer) -> Void = {
      _, argument, data in ArgumentSignal.tell(data, Argument(pointer: argument))
    }
    // The cast only drops the parameters from the function's type; GLib calls it with those above.
    Signal.connect(
      object, name, unsafeBitCast(callback, to: GCallback.self),
      Unmanaged.passRetained(ArgumentSignal(body)).toOpaque(),
      { data, _ in Unmanaged<ArgumentSignal>.fromOpaque(data!).release() })
  }

  private static func tell(_ data: UnsafeMutableRawPointer, _ argument: Argument) {
    let signal = Unmanaged<ArgumentSignal>.fromOpaque(data).takeUnretainedValue()
    GLibActor.assumeIsolated { signal.body(argument) }
  }
}
