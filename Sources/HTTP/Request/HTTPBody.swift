internal import Synchronization

/// The body of a request, which may still grow while it is sent. It is kept until the end, so that it can be sent from its
/// beginning again where a kept connection turns out to be dead.
public final class HTTPBody: Sendable {
  enum Portion: Equatable {
    case bytes(Int)
    /// Nothing yet; `onGrowth` is called when there is.
    case later
    case end
  }

  private struct State {
    var bytes: [UInt8]
    var isComplete: Bool
    var sent = 0
    var onGrowth: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>
  /// Known only of a body that was complete from the start.
  let length: Int?

  /// A body of known length.
  public init(_ bytes: [UInt8]) {
    length = bytes.count
    state = Mutex(State(bytes: bytes, isComplete: true))
  }

  /// A body that begins with these bytes and is sent as it grows.
  public init(growingFrom bytes: [UInt8]) {
    length = nil
    state = Mutex(State(bytes: bytes, isComplete: false))
  }

  public func append(_ bytes: [UInt8]) { grow { $0.bytes += bytes } }

  /// No more bytes follow; those after the first call are ignored.
  public func complete(with bytes: [UInt8] = []) {
    grow {
      $0.bytes += bytes
      $0.isComplete = true
    }
  }

  /// Whether everything is known.
  var isComplete: Bool { state.withLock { $0.isComplete } }

  /// Whether everything was handed over for sending.
  var isSent: Bool { state.withLock { $0.isComplete && $0.sent == $0.bytes.count } }

  func onGrowth(_ body: (@Sendable () -> Void)?) { state.withLock { $0.onGrowth = body } }

  func take(into buffer: UnsafeMutableRawBufferPointer) -> Portion {
    state.withLock { state in
      let count = min(buffer.count, state.bytes.count - state.sent)
      guard count > 0 else { return state.isComplete ? .end : .later }
      state.bytes.withUnsafeBytes {
        buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[state.sent...].prefix(count)))
      }
      state.sent += count
      return .bytes(count)
    }
  }

  /// The next byte to send is this one; false where there is none such.
  func rewind(to offset: Int) -> Bool {
    state.withLock { state in
      guard (0...state.bytes.count).contains(offset) else { return false }
      state.sent = offset
      return true
    }
  }

  private func grow(_ body: (inout State) -> Void) {
    let onGrowth = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isComplete else { return nil }
      body(&state)
      return state.onGrowth
    }
    onGrowth?()
  }
}
