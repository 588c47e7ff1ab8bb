/// What a GLib source calls; owned by the source through its destroy notify.
final class SourceCallback: Sendable {
  /// Returns whether the source goes on.
  let body: @GLibActor () -> Bool

  init(_ body: @escaping @GLibActor () -> Bool) { self.body = body }

  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

  /// Called by GLib on the thread of the context that it was attached to: the default one.
  static func fire(_ data: UnsafeMutableRawPointer?) -> Int32 {
    let callback = Unmanaged<SourceCallback>.fromOpaque(data!).takeUnretainedValue()
    return GLibActor.assumeIsolated { callback.body() } ? 1 : 0
  }

  /// The same from a thread that may be another one; returns at once.
  static func post(_ data: UnsafeMutableRawPointer?) {
    let callback = Unmanaged<SourceCallback>.fromOpaque(data!).takeUnretainedValue()
    GLibActor.post { _ = callback.body() }
  }

  static func release(_ data: UnsafeMutableRawPointer?) {
    Unmanaged<SourceCallback>.fromOpaque(data!).release()
  }
}
