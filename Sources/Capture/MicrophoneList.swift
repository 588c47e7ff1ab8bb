internal import CPulse
internal import Speech

/// Connects, asks for the sources, and disconnects.
///
/// `@unchecked Sendable`: everything mutable is touched only under the lock of the connection.
final class MicrophoneList: @unchecked Sendable {
  private let connection: PulseConnection
  private var answer: ((Result<[Microphone], CaptureError>) -> Void)?
  private var own: MicrophoneList?

  /// - Parameter answer: called once, on libpulse's thread.
  static func ask(
    _ server: String?, deadline: Duration, _ answer: @escaping @Sendable (Result<[Microphone], CaptureError>) -> Void
  ) {
    guard let connection = PulseConnection() else {
      return answer(.failure(.noSoundServer(detail: "no threads left")))
    }
    MicrophoneList(connection, answer).open(to: server, deadline: deadline)
  }

  private init(_ connection: PulseConnection, _ answer: @escaping (Result<[Microphone], CaptureError>) -> Void) {
    self.connection = connection
    self.answer = answer
  }

  private func open(to server: String?, deadline: Duration) {
    connection.locked {
      own = self
      connection.onReady = { [unowned self] in
        connection.microphones { [unowned self] in finish(.success($0)) }
      }
      connection.onFailure = { [unowned self] reason in finish(.failure(.noSoundServer(detail: reason))) }
      connection.arm(after: deadline) { [unowned self] in finish(.failure(.noSoundServer(detail: "no answer"))) }
    }
    connection.open(to: server)
  }

  private func finish(_ result: Result<[Microphone], CaptureError>) {
    guard let answer else { return }
    self.answer = nil
    answer(result)
    connection.closeSoon { [self] in own = nil }
  }
}
