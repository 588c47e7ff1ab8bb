internal import CPulse
internal import Speech

/// A connection and the record stream on it, from the first request until the device is released. It serves one
/// session at a time, and further ones while it is kept.
///
/// `@unchecked Sendable`: everything mutable is touched only under the lock of the connection.
final class Recorder: @unchecked Sendable {
  enum Phase: Equatable {
    /// From the request to the stream that is ready.
    case opening
    case recording
    /// Until so many samples were captured in all; nil until the server has said how many it still holds.
    case stopping(end: Int?)
    /// Open for a follow-up, what comes is dropped.
    case kept
    case ended
  }

  let connection: PulseConnection
  var phase = Phase.opening
  var request: CaptureRequest
  var stream: OpaquePointer?
  /// The one that is, or is about to be, recorded from.
  var microphone: Microphone?
  var defaultName: String?
  var audibility: Audibility
  /// The present stream has recorded; its failure means that the device went away.
  var hasBeenReady = false
  /// Until `listen`, and a little longer.
  var deafness: Deafness?
  /// Samples of this session so far.
  var position = 0
  /// Which session is served; what an earlier one asks for is ignored.
  var turn = 0
  private var output: AsyncStream<CaptureEvent>.Continuation
  /// Keeps the recorder while libpulse may call it.
  private var own: Recorder?

  /// - Returns: nil where the process has no threads or descriptors left.
  init?(_ request: CaptureRequest, _ output: AsyncStream<CaptureEvent>.Continuation) {
    guard let connection = PulseConnection() else { return nil }
    self.connection = connection
    self.request = request
    self.output = output
    audibility = Audibility(zeroLimit: AudioFormat.samples(in: request.zerosUntilSilent))
    deafness = request.waitsToListen ? .untilOpen : nil
  }

  func open(to server: String?) {
    connection.locked {
      own = self
      connection.onReady = { [unowned self] in connected() }
      connection.onFailure = { [unowned self] reason in disconnected(reason) }
      connection.onChange = { [unowned self] in refresh() }
      watchForStall()
    }
    connection.open(to: server)
  }

  /// Serves another session with the device that is still open.
  /// - Returns: its turn; nil where the device was released or is another than the one wanted.
  func reuse(for request: CaptureRequest, _ output: AsyncStream<CaptureEvent>.Continuation) -> Int? {
    connection.locked {
      guard phase == .kept, request.microphone == self.request.microphone else { return nil }
      self.request = request
      self.output = output
      audibility = Audibility(zeroLimit: AudioFormat.samples(in: request.zerosUntilSilent))
      deafness = request.waitsToListen ? .untilOpen : nil
      position = 0
      turn += 1
      phase = .recording
      watchForStall()
      refresh()
      return turn
    }
  }

  func listen(_ turn: Int) {
    connection.locked {
      guard turn == self.turn, deafness != nil else { return }
      deafness = .rest(AudioFormat.samples(in: Deafness.held))
    }
  }

  func stop(_ turn: Int) {
    connection.locked {
      guard turn == self.turn, phase == .opening || phase == .recording else { return }
      if deafness == nil { beginStopping() } else { finish() }
    }
  }

  func cancel(_ turn: Int) {
    connection.locked {
      guard turn == self.turn, phase != .kept, phase != .ended else { return }
      finish()
    }
  }

  /// Gives the device back where no session needs it.
  func release() {
    connection.locked { if phase == .kept { end() } }
  }

  var hasEnded: Bool { connection.locked { phase == .ended } }

  func emit(_ event: CaptureEvent) { output.yield(event) }

  /// The session is over; the device stays open as long as was asked for.
  func finish() {
    output.yield(.stopped)
    output.finish()
    guard request.keep > .zero, stream != nil, phase != .opening else { return end() }
    phase = .kept
    connection.arm(after: request.keep) { [unowned self] in end() }
  }

  func fail(_ error: CaptureError) {
    if phase != .kept {
      output.yield(.failed(error))
      output.finish()
    }
    end()
  }

  func end() {
    guard phase != .ended else { return }
    phase = .ended
    connection.disarm()
    dropStream()
    connection.closeSoon { [self] in own = nil }
  }
}
