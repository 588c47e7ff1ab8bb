internal import CPulse
internal import Speech

extension Recorder {
  /// - Parameters:
  ///   - device: nil for the server's default, which the server itself follows then.
  ///   - isMovable: whether the server may move the stream; PulseAudio takes even streams on a named device along
  ///     when the default changes. One that may not be moved fails when its device goes away.
  func openStream(on device: String?, isMovable: Bool) {
    dropStream()
    // Little-endian like every machine that Swift runs on.
    var shape = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(AudioFormat.sampleRate), channels: 1)
    guard let stream = pa_stream_new(connection.context, ApplicationIdentity.stream, &shape, nil) else {
      return fail(.refused(microphone: microphone?.description ?? "", detail: connection.complaint))
    }
    self.stream = stream
    let this = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_state_callback(
      stream, { _, this in Unmanaged<Recorder>.fromOpaque(this!).takeUnretainedValue().streamChanged() }, this)
    pa_stream_set_read_callback(
      stream, { _, _, this in Unmanaged<Recorder>.fromOpaque(this!).takeUnretainedValue().read() }, this)
    pa_stream_set_moved_callback(
      stream, { _, this in Unmanaged<Recorder>.fromOpaque(this!).takeUnretainedValue().refresh() }, this)
    // Left to itself the server sends blocks of about a second.
    var sizes = pa_buffer_attr()
    sizes.maxlength = .max
    sizes.fragsize = UInt32(AudioFormat.fragmentSamples * MemoryLayout<Int16>.size)
    var flags = PA_STREAM_ADJUST_LATENCY.rawValue
    if !isMovable { flags |= PA_STREAM_DONT_MOVE.rawValue }
    if pa_stream_connect_record(stream, device, &sizes, pa_stream_flags(rawValue: flags)) != 0 { streamFailed() }
  }

  /// Ends the stream without hearing of it.
  func dropStream() {
    guard let stream else { return }
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_read_callback(stream, nil, nil)
    pa_stream_set_moved_callback(stream, nil, nil)
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
    self.stream = nil
  }

  private func streamChanged() {
    guard let stream else { return }
    switch pa_stream_get_state(stream) {
    case PA_STREAM_READY: streamReady()
    case PA_STREAM_FAILED: streamFailed()
    default: break
    }
  }

  private func streamReady() {
    switch phase {
    case .opening:
      phase = .recording
    case .stopping(end: nil):
      beginStopping()
    default: break
    }
    hasBeenReady = true
    // The server may have put us on another device than we asked for: one that the user moved us to before.
    refresh()
  }

  private func streamFailed() {
    guard phase != .kept else { return end() }
    guard hasBeenReady else {
      return fail(.refused(microphone: microphone?.description ?? "", detail: connection.complaint))
    }
    // The device went away under a stream that ran.
    hasBeenReady = false
    dropStream()
    connection.microphones { [unowned self] in choose(among: $0) }
  }
}
