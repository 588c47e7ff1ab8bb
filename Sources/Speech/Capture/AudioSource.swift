/// Where audio comes from: the sound server, or a fake in tests.
public protocol AudioSource: Sendable {
  /// Opens the microphone. Returns at once; what goes wrong is told by the session's events.
  func capture(_ request: CaptureRequest) -> any CaptureSession
  /// Every source of the server, monitors included.
  func microphones() async throws(CaptureError) -> [Microphone]
  /// Closes a microphone that is kept open (`CaptureRequest.keep`) but not used now.
  func release()
}
