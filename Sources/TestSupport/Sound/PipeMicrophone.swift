import Glibc
import Synchronization
import Threads

/// A microphone of `PulseServer`: it sends 50 fragments of 20 ms a second, as a real one does, and what the test plays
/// in place of its background.
public final class PipeMicrophone: Sendable {
  /// What it hears while nothing is played.
  public enum Background: Sendable {
    /// Faint noise, about -70 dBFS.
    case room
    /// Zeros, as from a device whose switch is off.
    case zeros
    /// No samples at all, as from a device that another program holds.
    case nothing
  }

  public enum Pace: Sendable {
    case realTime
    /// As fast as the server reads.
    case unlimited
  }

  /// The name of its source.
  public let name: String
  let module: String

  private let state: Mutex<State>
  private static let fragmentBytes = 640

  private struct State {
    var background: Background
    var queue: [Piece] = []
    var isRunning = true
    var noise: UInt64 = 1
  }

  private struct Piece {
    var bytes: [UInt8]
    var pace: Pace
    /// Set on the last piece of what was played.
    var done: CheckedContinuation<Void, Never>?
  }

  init(name: String, pipe: String, module: String, background: Background) throws {
    self.name = name
    self.module = module
    state = Mutex(State(background: background))
    let descriptor = open(pipe, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw ProcessFailure("no microphone at \(pipe): \(String(cString: strerror(errno)))")
    }
    detachThread { [weak self] in
      Self.pump(into: descriptor) { self?.nextPiece() }
      self?.fallSilent()
      close(descriptor)
    }
  }

  deinit { fallSilent() }

  /// Returns when the last sample was handed to the server, or the microphone was unplugged.
  /// - Parameter samples: 16 kHz mono.
  public func play(_ samples: [Int16], pace: Pace = .realTime) async {
    let bytes = samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    guard !bytes.isEmpty else { return }
    await withCheckedContinuation { continuation in
      let isRunning = state.withLock { state in
        guard state.isRunning else { return false }
        for start in stride(from: 0, to: bytes.count, by: Self.fragmentBytes) {
          let end = min(start + Self.fragmentBytes, bytes.count)
          state.queue.append(
            Piece(bytes: Array(bytes[start..<end]), pace: pace, done: end == bytes.count ? continuation : nil))
        }
        return true
      }
      if !isRunning { continuation.resume() }
    }
  }

  public func setBackground(_ background: Background) { state.withLock { $0.background = background } }

  /// Runs on a thread of its own until the server has closed its end or the microphone is gone.
  private static func pump(into descriptor: Int32, next: () -> Piece?) {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    while let piece = next() {
      var rest = piece.bytes[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR else {
          piece.done?.resume()
          return
        }
        rest = rest.dropFirst(max(0, count))
      }
      piece.done?.resume()
      guard piece.pace == .realTime else {
        clock_gettime(CLOCK_MONOTONIC, &time)
        continue
      }
      // While nobody records, the server reads nothing. What was not heard then is not made up for: seconds of silence
      // would come at once, and end a held dictation.
      var now = timespec()
      clock_gettime(CLOCK_MONOTONIC, &now)
      if now.tv_sec - time.tv_sec > 1 { time = now }
      time.tv_nsec += 20_000_000
      if time.tv_nsec >= 1_000_000_000 {
        time.tv_nsec -= 1_000_000_000
        time.tv_sec += 1
      }
      clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &time, nil)
    }
  }

  private func nextPiece() -> Piece? {
    state.withLock { state in
      guard state.isRunning else { return nil }
      if !state.queue.isEmpty { return state.queue.removeFirst() }
      switch state.background {
      case .nothing:
        return Piece(bytes: [], pace: .realTime)
      case .zeros:
        return Piece(bytes: [UInt8](repeating: 0, count: Self.fragmentBytes), pace: .realTime)
      case .room:
        let bytes = (0..<Self.fragmentBytes / 2).flatMap { _ in
          state.noise = state.noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          let sample = Int16(state.noise >> 60) - 8
          return [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
        }
        return Piece(bytes: bytes, pace: .realTime)
      }
    }
  }

  /// Nobody waits for a microphone that is gone.
  private func fallSilent() {
    let waiting = state.withLock { state in
      state.isRunning = false
      defer { state.queue = [] }
      return state.queue.compactMap(\.done)
    }
    waiting.forEach { $0.resume() }
  }
}
