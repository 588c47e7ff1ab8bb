/// Carries a C pointer over an isolation boundary of the language where none is crossed in fact: both sides run on the
/// GLib thread, or the C object is safe to use from any thread. Each use says which.
struct SendablePointer: @unchecked Sendable {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }
}
