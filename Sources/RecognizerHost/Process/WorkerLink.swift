internal import GLibRuntime
internal import Glibc
internal import RecognizerWire

/// One run of the worker program: its process and the socket to it. Neither reading nor writing ever blocks.
@GLibActor
final class WorkerLink {
  /// The descriptor under which the worker finds its socket.
  private static let workerDescriptor: Int32 = 3

  let process: ChildProcess
  private let socket: OwnedDescriptor
  private let lastWords: LastWords
  private let onMessage: @GLibActor (WorkerMessage) -> Void
  private let onEnd: @GLibActor (_ reason: String) -> Void
  private var decoder = FrameDecoder<WorkerMessage>()
  private var outgoing: [UInt8] = []
  private var reader: DescriptorSource?
  private var writer: DescriptorSource?
  private var isEnding = false

  /// - Parameter onEnd: called once, when the process is gone, also after ``end(_:)``.
  init(
    _ program: WorkerProgram, onMessage: @escaping @GLibActor (WorkerMessage) -> Void,
    onEnd: @escaping @GLibActor (_ reason: String) -> Void
  ) throws {
    let (ours, theirs) = try OwnedDescriptor.socketPair()
    let errors = try OwnedDescriptor.pipe()
    process = try ChildProcess(
      Launch(
        [program.path, "\(Self.workerDescriptor)"], environment: program.environment,
        descriptors: [Self.workerDescriptor: theirs, STDERR_FILENO: errors.writing], standardOutput: .discard))
    socket = ours
    lastWords = LastWords(errors.reading)
    self.onMessage = onMessage
    self.onEnd = onEnd
    reader = DescriptorSource(ours.rawValue, .readable) { [weak self] _ in self?.read() ?? false }
    send(.hello(version: FrameLimits.version))
  }

  /// Nothing is sent any more once the worker is on its way out.
  func send(_ message: HostMessage) {
    guard !isEnding else { return }
    outgoing += message.frame
    flush()
  }

  /// Kills the process; ``onEnd`` follows with `reason`, or with the process's own last words.
  func end(_ reason: String? = nil) {
    guard !isEnding else { return }
    isEnding = true
    reader?.cancel()
    writer?.cancel()
    process.kill(SIGKILL)
    Task {
      let status = await process.waitForExit()
      onEnd(reason ?? lastWords.take() ?? status.sentence)
    }
  }

  private func flush() {
    while !outgoing.isEmpty {
      let count = outgoing.withUnsafeBytes {
        Glibc.send(socket.rawValue, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT | MSG_NOSIGNAL))
      }
      if count >= 0 {
        outgoing.removeFirst(count)
      } else if errno == EAGAIN {
        return flushLater()
      } else if errno != EINTR {
        // It is gone. What it said before is still to be read, and after that the end.
        outgoing = []
      }
    }
  }

  private func flushLater() {
    guard writer == nil else { return }
    writer = DescriptorSource(socket.rawValue, .writable) { [weak self] _ in
      self?.writer = nil
      self?.flush()
      return false
    }
  }

  /// Whether to go on.
  private func read() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = recv(socket.rawValue, &buffer, buffer.count, Int32(MSG_DONTWAIT))
    if count > 0 {
      decoder.append(buffer[..<count])
      handOver()
    } else if count == 0 || errno != EAGAIN && errno != EINTR {
      end()
    }
    return !isEnding
  }

  private func handOver() {
    do throws(WireError) {
      while !isEnding, let message = try decoder.next() { onMessage(message) }
    } catch {
      end("it sent what is not a message (\(error))")
    }
  }
}

extension ExitStatus {
  fileprivate var sentence: String {
    switch self {
    case .exited(let status): "it ended with status \(status)"
    case .signaled(let signal): "it was ended by signal \(signal)"
    }
  }
}
