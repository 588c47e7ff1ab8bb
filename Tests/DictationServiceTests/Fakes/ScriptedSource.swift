import GLibRuntime
import Speech
import Synchronization

/// A sound server whose microphone says what a test tells it to.
final class ScriptedSource: AudioSource {
  static let microphone = Microphone(name: "desk", description: "Desk Microphone", isDefault: true)

  private let captures = Mutex<[ScriptedCapture]>([])

  var opened: [ScriptedCapture] { captures.withLock { $0 } }

  func capture(_ request: CaptureRequest) -> any CaptureSession {
    let capture = ScriptedCapture(request)
    captures.withLock { $0.append(capture) }
    return capture
  }

  func microphones() async throws(CaptureError) -> [Microphone] { [Self.microphone] }
  func release() {}
}

final class ScriptedCapture: CaptureSession {
  let request: CaptureRequest
  let events: AsyncStream<CaptureEvent>
  private let continuation: AsyncStream<CaptureEvent>.Continuation
  private let position = Mutex(0)
  private let isListening: Mutex<Bool>
  private let ended = Mutex(false)

  init(_ request: CaptureRequest) {
    self.request = request
    isListening = Mutex(!request.waitsToListen)
    (events, continuation) = AsyncStream.makeStream()
  }

  func say(_ event: CaptureEvent) { continuation.yield(event) }

  /// A tenth of a second at a time, as a square wave of that amplitude.
  func hear(seconds: Double, amplitude: Int16 = 8000) {
    for _ in 0..<Int(seconds * 10) {
      hear([Int16](repeating: amplitude, count: 800) + [Int16](repeating: -amplitude, count: 800))
    }
  }

  /// The same in syllables: a voice that makes no pause.
  func speak(seconds: Double) {
    for _ in 0..<Int(seconds * 10) {
      hear([Int16](repeating: 8_000, count: 400) + [Int16](repeating: -8_000, count: 400))
      hear([Int16](repeating: 20, count: 800))
    }
  }

  func hear(_ samples: [Int16]) {
    guard isListening.withLock(\.self) else { return }
    let start = position.withLock { position in
      defer { position += samples.count }
      return position
    }
    if start == 0 { say(.started(ScriptedSource.microphone)) }
    say(.fragment(CaptureFragment(samples: samples, position: start)))
  }

  func fail(_ error: CaptureError) {
    say(.failed(error))
    continuation.finish()
  }

  var listens: Bool { isListening.withLock(\.self) }

  /// What it hears before is not captured, as by the real one.
  func listen() { isListening.withLock { $0 = true } }

  /// The device is let go of.
  var isOver: Bool { ended.withLock { $0 } }

  func stop() {
    ended.withLock { $0 = true }
    say(.stopped)
    continuation.finish()
  }

  func cancel() { stop() }
}
