internal import CPulse
internal import Speech
internal import Threads

/// One connection to the sound server, with libpulse's thread for it. The thread sleeps until the server or a timer has
/// something to say, and it exists only as long as the connection.
///
/// `@unchecked Sendable`: everything mutable here, and in whoever uses the connection, is touched only under libpulse's
/// lock, which its callbacks hold and `locked` takes.
final class PulseConnection: @unchecked Sendable {
  let context: OpaquePointer
  /// Called under the lock, once.
  var onReady: () -> Void = {}
  /// Called under the lock, once; libpulse's reason.
  var onFailure: (String) -> Void = { _ in }
  /// Called under the lock when a source, or the choice of the default, changed. `watch` asks for it.
  var onChange: () -> Void = {}

  private let loop: OpaquePointer
  /// Questions that the server has not answered, so that they live as long as it may.
  var questions: [ObjectIdentifier: MicrophoneQuestion] = [:]
  private var timer: OpaquePointer?
  private var onTimer: () -> Void = {}
  private var isOpen = true

  /// - Parameter server: as in `PULSE_SERVER`; nil for the one that libpulse finds.
  /// - Returns: nil where the process has no threads or descriptors left.
  init?() {
    guard let loop = pa_threaded_mainloop_new() else { return nil }
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    for (key, value) in ApplicationIdentity.properties { pa_proplist_sets(properties, key, value) }
    let api = pa_threaded_mainloop_get_api(loop)
    guard let context = pa_context_new_with_proplist(api, ApplicationIdentity.name, properties) else {
      pa_threaded_mainloop_free(loop)
      return nil
    }
    self.loop = loop
    self.context = context
  }

  /// Starts the thread and connects; `onReady` or `onFailure` follows, perhaps before this returns.
  func open(to server: String?) {
    let this = Unmanaged.passUnretained(self).toOpaque()
    pa_threaded_mainloop_start(loop)
    locked {
      pa_context_set_state_callback(
        context, { _, this in Unmanaged<PulseConnection>.fromOpaque(this!).takeUnretainedValue().stateChanged() }, this)
      // A service in a sandbox starts no sound server of its own; desktops activate theirs by its socket.
      _ = pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil)
    }
  }

  /// Runs `body` under the lock, also from within a callback.
  func locked<Result>(_ body: () -> Result) -> Result {
    guard pa_threaded_mainloop_in_thread(loop) == 0 else { return body() }
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return body()
  }

  /// Disconnects and ends the thread, also from within a callback: libpulse's thread cannot end itself, so another one
  /// does it.
  /// - Parameter done: called on that other thread; no callback of libpulse's comes from then on.
  func closeSoon(_ done: @escaping @Sendable () -> Void) {
    detachThread { [self] in
      close()
      done()
    }
  }

  private func close() {
    locked {
      guard isOpen else { return }
      isOpen = false
      disarm()
      pa_context_set_state_callback(context, nil, nil)
      pa_context_set_subscribe_callback(context, nil, nil)
      pa_context_disconnect(context)
    }
    pa_threaded_mainloop_stop(loop)
    questions = [:]
  }

  deinit {
    pa_context_unref(context)
    pa_threaded_mainloop_free(loop)
  }

  /// Asks for `onChange`.
  func watch() {
    let this = Unmanaged.passUnretained(self).toOpaque()
    pa_context_set_subscribe_callback(
      context,
      { _, _, _, this in Unmanaged<PulseConnection>.fromOpaque(this!).takeUnretainedValue().onChange() }, this)
    let mask = PA_SUBSCRIPTION_MASK_SERVER.rawValue | PA_SUBSCRIPTION_MASK_SOURCE.rawValue
    forget(pa_context_subscribe(context, pa_subscription_mask(rawValue: mask), nil, nil))
  }

  /// Calls `body` once, `delay` from now, in place of what was armed before.
  func arm(after delay: Duration, _ body: @escaping () -> Void) {
    onTimer = body
    let time = pa_rtclock_now() + delay.microseconds
    if let timer {
      pa_context_rttime_restart(context, timer, time)
      return
    }
    timer = pa_context_rttime_new(
      context, time,
      { _, _, _, this in Unmanaged<PulseConnection>.fromOpaque(this!).takeUnretainedValue().onTimer() },
      Unmanaged.passUnretained(self).toOpaque())
  }

  func disarm() {
    guard let timer else { return }
    pa_threaded_mainloop_get_api(loop).pointee.time_free(timer)
    self.timer = nil
    onTimer = {}
  }

  /// libpulse's words for what went wrong last.
  var complaint: String { String(cString: pa_strerror(pa_context_errno(context))) }

  /// An operation goes on without our reference.
  func forget(_ operation: OpaquePointer?) {
    if let operation { pa_operation_unref(operation) }
  }

  private func stateChanged() {
    switch pa_context_get_state(context) {
    case PA_CONTEXT_READY: onReady()
    case PA_CONTEXT_FAILED: onFailure(complaint)
    default: break
    }
  }
}
