internal import Glibc
internal import RecognizerWire
public import Speech
internal import Threads

/// The worker program: one thread reads the socket, the main thread decodes. It ends with the socket.
public enum WorkerProcess {
  /// Serves `descriptor`, a connected stream socket, until the other side is gone.
  public static func run(_ descriptor: Int32, loaders: [any EngineLoader]) -> Never {
    ProcessLimits.apply()
    let socket = WorkerSocket(descriptor)
    let queue = RequestQueue()
    detachThread { socket.readAll(into: queue) }
    let session = WorkerSession(loaders: loaders) { socket.write($0) }
    while true {
      let (message, isLast) = queue.next()
      session.handle(message, isLast: isLast)
    }
  }

  /// Says why on standard error, where the service takes the last line as our last word, and ends at once: the other
  /// thread may be deep in a library.
  static func quit(_ reason: String) -> Never {
    let line = Array("utter-recognizer: \(reason)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    _exit(EXIT_FAILURE)
  }
}
