internal import CPulse
public import Speech

extension PulseAudioSource {
  /// The microphones there are, now and whenever something is plugged in or out, muted or turned up. Ends with the
  /// first failure, such as a sound server that goes away; dropped, it lets go of the server.
  public func microphoneLists() -> AsyncStream<Result<[Microphone], CaptureError>> {
    let (lists, output) = AsyncStream<Result<[Microphone], CaptureError>>.makeStream()
    MicrophoneWatch.start(server, output)
    return lists
  }
}

/// A connection that asks for the list of sources whenever one of them changed.
///
/// `@unchecked Sendable`: everything mutable is touched only under the lock of the connection.
private final class MicrophoneWatch: @unchecked Sendable {
  typealias Output = AsyncStream<Result<[Microphone], CaptureError>>.Continuation

  private let connection: PulseConnection
  private let output: Output
  private var isOver = false

  static func start(_ server: String?, _ output: Output) {
    guard let connection = PulseConnection() else {
      output.yield(.failure(.noSoundServer(detail: "no threads left")))
      return output.finish()
    }
    let watch = MicrophoneWatch(connection, output)
    output.onTermination = { _ in watch.end(nil) }
    watch.open(to: server)
  }

  private init(_ connection: PulseConnection, _ output: Output) {
    self.connection = connection
    self.output = output
  }

  private func open(to server: String?) {
    connection.locked {
      connection.onReady = { [unowned self] in
        connection.watch()
        ask()
      }
      connection.onChange = { [unowned self] in ask() }
      connection.onFailure = { [unowned self] reason in end(.noSoundServer(detail: reason)) }
    }
    connection.open(to: server)
  }

  private func ask() {
    connection.microphones { [unowned self] in output.yield(.success($0)) }
  }

  /// - Parameter error: nil where nobody listens any more.
  private func end(_ error: CaptureError?) {
    connection.locked {
      guard !isOver else { return }
      isOver = true
      if let error { output.yield(.failure(error)) }
      output.finish()
      // This object lives until libpulse's thread is gone.
      connection.closeSoon { _ = self }
    }
  }
}
