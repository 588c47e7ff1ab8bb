internal import CAdwaita
internal import GLibRuntime

/// Calls with the one number that a signal tells beside its object.
final class NumberSignal: Sendable {
  private let body: @GLibActor (Int32) -> Void

  private init(_ body: @escaping @GLibActor (Int32) -> Void) { self.body = body }

  static func connect(_ object: UnsafeMutableRawPointer, _ name: String, _ body: @escaping @GLibActor (Int32) -> Void) {
    let callback: @convention(c) (OpaquePointer, Int32, UnsafeMutableRawPointer) -> Void = { _, number, data in
      NumberSignal.tell(data, number)
    }
    // The cast only drops the parameters from the function's type; GLib calls it with those above.
    Signal.connect(
      object, name, unsafeBitCast(callback, to: GCallback.self), Unmanaged.passRetained(NumberSignal(body)).toOpaque(),
      { data, _ in Unmanaged<NumberSignal>.fromOpaque(data!).release() })
  }

  private static func tell(_ data: UnsafeMutableRawPointer, _ number: Int32) {
    let signal = Unmanaged<NumberSignal>.fromOpaque(data).takeUnretainedValue()
    GLibActor.assumeIsolated { signal.body(number) }
  }
}
