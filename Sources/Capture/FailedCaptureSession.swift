internal import Speech

/// A capture that could not even begin.
final class FailedCaptureSession: CaptureSession {
  let events: AsyncStream<CaptureEvent>

  init(_ error: CaptureError) {
    events = AsyncStream { output in
      output.yield(.failed(error))
      output.finish()
    }
  }

  func listen() {}

  func stop() {}

  func cancel() {}
}
