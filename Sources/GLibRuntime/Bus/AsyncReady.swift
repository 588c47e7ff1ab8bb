internal import CGio

/// The Swift side of a `GAsyncReadyCallback`: called once, on the context where the operation was begun, which is the
/// default one. The result lives while the closure runs.
final class AsyncReady: Sendable {
  private let body: @GLibActor (SendablePointer) -> Void

  init(_ body: @escaping @GLibActor (SendablePointer) -> Void) { self.body = body }

  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  static let callback: GAsyncReadyCallback = { _, result, data in
    let ready = Unmanaged<AsyncReady>.fromOpaque(data!).takeRetainedValue()
    let result = SendablePointer(result!)
    GLibActor.assumeIsolated { ready.body(result) }
  }
}
