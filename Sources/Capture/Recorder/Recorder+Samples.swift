internal import CPulse
internal import Speech

extension Recorder {
  /// How much longer than the tail stopping may take, for a device that stops sending.
  private static let stoppingGrace = Duration.milliseconds(500)
  /// No server holds more than this; a larger answer is a mistake.
  private static let largestLatency: UInt64 = 10_000_000

  /// Takes everything that libpulse has.
  func read() {
    guard let stream else { return }
    while phase != .ended, case let size = pa_stream_readable_size(stream), size > 0 {
      var data: UnsafeRawPointer?
      var count = 0
      guard pa_stream_peek(stream, &data, &count) == 0, count > 0 else { return }
      // Without data it is a hole: something the server had to skip.
      let samples = data.map { [Int16](UnsafeRawBufferPointer(start: $0, count: count).bindMemory(to: Int16.self)) }
      pa_stream_drop(stream)
      if let samples { take(samples) }
    }
  }

  private func take(_ samples: [Int16]) {
    guard phase != .kept, phase != .ended, let microphone else { return }
    if deafness != nil { return drop(samples, from: microphone) }
    if position == 0 { emit(.started(microphone)) }
    emit(.fragment(CaptureFragment(samples: samples, position: position)))
    position += samples.count
    report(audibility.hear(samples))
    switch phase {
    case .stopping(let end?) where position >= end: finish()
    case .stopping: break
    default: watchForStall()
    }
  }

  private func drop(_ samples: [Int16], from microphone: Microphone) {
    watchForStall()
    switch deafness {
    case .untilOpen:
      deafness = .untilAsked
      emit(.opened(microphone))
    case .rest(let count): deafness = count > samples.count ? .rest(count - samples.count) : nil
    case .untilAsked, nil: break
    }
  }

  func report(_ change: Audibility.Change?) {
    guard let change, let microphone, phase != .kept else { return }
    switch change {
    case .silent(let cause): emit(.silent(microphone, cause))
    case .audible: emit(.audible(microphone))
    }
  }

  /// The words before `stop` are partly still on their way, so the server is asked how much it holds.
  func beginStopping() {
    phase = .stopping(end: nil)
    connection.arm(after: request.tail + Self.stoppingGrace) { [unowned self] in finish() }
    guard let stream, pa_stream_get_state(stream) == PA_STREAM_READY else { return }
    connection.forget(
      pa_stream_update_timing_info(
        stream,
        { _, _, this in Unmanaged<Recorder>.fromOpaque(this!).takeUnretainedValue().learnLatency() },
        Unmanaged.passUnretained(self).toOpaque()))
  }

  private func learnLatency() {
    guard let stream, phase == .stopping(end: nil) else { return }
    var latency: UInt64 = 0
    var isNegative: Int32 = 0
    if pa_stream_get_latency(stream, &latency, &isNegative) != 0 || isNegative != 0 { latency = 0 }
    let rest = request.tail + .microseconds(Int64(min(latency, Self.largestLatency)))
    phase = .stopping(end: position + AudioFormat.samples(in: rest))
    connection.arm(after: rest + Self.stoppingGrace) { [unowned self] in finish() }
  }

  /// Begins to wait for the next samples.
  func watchForStall() {
    connection.arm(after: request.stallLimit) { [unowned self] in
      if pa_context_get_state(connection.context) != PA_CONTEXT_READY {
        fail(.noSoundServer(detail: "no answer"))
      } else {
        fail(.stalled(microphone: microphone?.description ?? ""))
      }
    }
  }
}
