internal import CGio

/// A GCancellable, which may be cancelled from any thread.
final class Cancellation: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<GCancellable> = g_cancellable_new()

  deinit { g_object_unref(pointer) }

  func cancel() { g_cancellable_cancel(pointer) }
}
