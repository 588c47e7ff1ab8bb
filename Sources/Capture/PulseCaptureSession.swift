internal import Speech

/// One turn of a recorder, as the service sees it.
final class PulseCaptureSession: CaptureSession {
  let events: AsyncStream<CaptureEvent>
  private let recorder: Recorder
  private let turn: Int

  init(events: AsyncStream<CaptureEvent>, recorder: Recorder, turn: Int) {
    self.events = events
    self.recorder = recorder
    self.turn = turn
  }

  func listen() { recorder.listen(turn) }

  func stop() { recorder.stop(turn) }

  func cancel() { recorder.cancel(turn) }

  deinit { recorder.cancel(turn) }
}
