internal import CPulse
internal import Speech

/// Connects, plays some samples to their end, and disconnects.
///
/// `@unchecked Sendable`: everything mutable is touched only under the lock of the connection.
final class CuePlayback: @unchecked Sendable {
  private let connection: PulseConnection
  private let samples: [Int16]
  private var stream: OpaquePointer?
  private var done: (() -> Void)?
  private var own: CuePlayback?

  /// - Parameter done: called once, on libpulse's thread: everything was heard, or nothing more will be.
  static func play(
    _ samples: [Int16], on server: String?, deadline: Duration, _ done: @escaping @Sendable () -> Void
  ) {
    guard let connection = PulseConnection() else { return done() }
    CuePlayback(samples, connection, done).open(to: server, deadline: deadline)
  }

  private init(_ samples: [Int16], _ connection: PulseConnection, _ done: @escaping () -> Void) {
    self.samples = samples
    self.connection = connection
    self.done = done
  }

  private func open(to server: String?, deadline: Duration) {
    connection.locked {
      own = self
      connection.onReady = { [unowned self] in begin() }
      connection.onFailure = { [unowned self] _ in finish() }
      connection.arm(after: deadline) { [unowned self] in finish() }
    }
    connection.open(to: server)
  }

  private func begin() {
    var shape = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(AudioFormat.sampleRate), channels: 1)
    let properties = pa_proplist_new()
    defer { pa_proplist_free(properties) }
    // As the sounds of a desktop: servers mute them with those, and media players do not pause for them.
    pa_proplist_sets(properties, PA_PROP_MEDIA_ROLE, "event")
    guard let stream = pa_stream_new_with_proplist(connection.context, "Cue", &shape, nil, properties) else {
      return finish()
    }
    self.stream = stream
    pa_stream_set_state_callback(
      stream, { _, this in Unmanaged<CuePlayback>.fromOpaque(this!).takeUnretainedValue().streamChanged() },
      Unmanaged.passUnretained(self).toOpaque())
    var sizes = pa_buffer_attr()
    (sizes.maxlength, sizes.prebuf, sizes.minreq) = (.max, 0, .max)
    sizes.tlength = UInt32(AudioFormat.fragmentSamples * MemoryLayout<Int16>.size)
    let flags = pa_stream_flags(rawValue: PA_STREAM_ADJUST_LATENCY.rawValue)
    if pa_stream_connect_playback(stream, nil, &sizes, flags, nil, nil) != 0 { finish() }
  }

  private func streamChanged() {
    guard let stream else { return }
    switch pa_stream_get_state(stream) {
    case PA_STREAM_READY: write(to: stream)
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: finish()
    default: break
    }
  }

  private func write(to stream: OpaquePointer) {
    // More than the server asks for at once, but it takes up to `maxlength`.
    let size = samples.count * MemoryLayout<Int16>.size
    guard pa_stream_write(stream, samples, size, nil, 0, PA_SEEK_RELATIVE) == 0 else { return finish() }
    connection.forget(
      pa_stream_drain(
        stream, { _, _, this in Unmanaged<CuePlayback>.fromOpaque(this!).takeUnretainedValue().finish() },
        Unmanaged.passUnretained(self).toOpaque()))
  }

  private func finish() {
    guard let done else { return }
    self.done = nil
    if let stream {
      pa_stream_set_state_callback(stream, nil, nil)
      pa_stream_disconnect(stream)
      pa_stream_unref(stream)
      self.stream = nil
    }
    done()
    connection.closeSoon { [self] in own = nil }
  }
}
