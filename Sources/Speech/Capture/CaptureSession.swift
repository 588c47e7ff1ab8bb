/// One open microphone, from `AudioSource.capture` to `stopped` or `failed`. Dropping it cancels it.
public protocol CaptureSession: AnyObject, Sendable {
  /// For one consumer. Nothing is dropped, however slowly it is read.
  var events: AsyncStream<CaptureEvent> { get }
  /// What is heard from now on counts, where the request waits for this.
  func listen()
  /// Captures what the server still holds and the tail, then ends with `stopped`. Returns at once, at any time.
  func stop()
  /// Ends with `stopped` at once, without the tail. Returns at once, at any time.
  func cancel()
}
