public import Speech
internal import Synchronization

/// Microphones of PulseAudio, or of PipeWire through its PulseAudio server.
///
/// Nothing is connected and no thread runs unless a capture does, or a device is kept after one.
public final class PulseAudioSource: AudioSource {
  let server: String?
  private let recorders = Mutex<[Recorder]>([])

  /// - Parameter server: as in `PULSE_SERVER`, such as `unix:/run/user/1000/pulse/native`; nil for the one that libpulse
  ///   finds by itself.
  public init(server: String? = nil) { self.server = server }

  public func capture(_ request: CaptureRequest) -> any CaptureSession {
    let (events, output) = AsyncStream<CaptureEvent>.makeStream()
    return recorders.withLock { recorders in
      recorders.removeAll(where: \.hasEnded)
      for recorder in recorders {
        if let turn = recorder.reuse(for: request, output) {
          return PulseCaptureSession(events: events, recorder: recorder, turn: turn)
        }
        // Kept, but for another microphone: this dictation is not the follow-up that it waits for.
        recorder.release()
      }
      guard let recorder = Recorder(request, output) else {
        return FailedCaptureSession(.noSoundServer(detail: "no threads left"))
      }
      recorders.append(recorder)
      recorder.open(to: server)
      return PulseCaptureSession(events: events, recorder: recorder, turn: 0)
    }
  }

  public func microphones() async throws(CaptureError) -> [Microphone] {
    let result = await withCheckedContinuation { continuation in
      MicrophoneList.ask(server, deadline: .seconds(5)) { continuation.resume(returning: $0) }
    }
    return try result.get()
  }

  public func release() {
    recorders.withLock { $0.forEach { $0.release() } }
  }

  deinit { release() }
}
