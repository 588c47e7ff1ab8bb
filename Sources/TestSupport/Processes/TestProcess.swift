import Glibc
import Synchronization
import Threads

/// A program that a test started: its output line by line, its input, its end. Nothing here waits by the clock.
public final class TestProcess: Sendable {
  /// How it ended.
  public enum End: Hashable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  public let pid: Int32
  public let name: String
  /// The lines of standard output, for one reader; ends with the output.
  public let lines: AsyncStream<String>

  /// Becomes readable (as an end of file) when the process has ended.
  let ended: Int32

  private let input: Int32
  private let state = Mutex(State())

  private struct State {
    var status: End?
    var waiting: [CheckedContinuation<End, Never>] = []
    var inputIsOpen = true
  }

  /// - Parameters:
  ///   - path: An absolute path, or a name to look for in `environment["PATH"]`.
  ///   - errors: A file that standard error is appended to.
  /// - Throws: `ProcessFailure` where the program cannot be started.
  public init(_ path: String, _ arguments: [String] = [], environment: [String: String], errors: String) throws {
    name = String(path.split(separator: "/").last ?? "")
    let executable = try Self.find(path, in: environment)
    Glibc.signal(SIGPIPE, SIG_IGN)  // a program that ended early must not end the tests by the line sent to it
    let stdin = try Pipe()
    let stdout = try Pipe()
    let end = try Pipe()
    defer {
      close(stdin.reading)
      close(stdout.writing)
    }

    let spawned = Handover<Result<Int32, ProcessFailure>>()
    let owner = Handover<TestProcess>()
    // On the thread that waits for its end: some programs (ibus-daemon) go when the thread that started them does.
    detachThread { [name] in
      let result = Self.spawn(
        executable, [name] + arguments, environment, input: stdin.reading, output: stdout.writing, errors: errors)
      spawned.give(result)
      guard case .success = result else { return }
      owner.take().reap()
      close(end.writing)
    }
    do {
      pid = try spawned.take().get()
    } catch {
      for descriptor in [stdin.writing, stdout.reading, end.reading, end.writing] { close(descriptor) }
      throw error
    }
    input = stdin.writing
    ended = end.reading
    lines = Self.lines(of: stdout.reading)
    owner.give(self)
  }

  deinit { close(ended) }

  /// Sends a line to standard input. One that nobody reads any more is dropped.
  public func send(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = state.withLock { state in
      state.inputIsOpen && state.status == nil ? write(input, bytes, bytes.count) : 0
    }
  }

  public func closeInput() {
    state.withLock { state in
      guard state.inputIsOpen else { return }
      state.inputIsOpen = false
      close(input)
    }
  }

  /// Does nothing once the process has ended: its number may be another's by then.
  public func signal(_ number: Int32) {
    state.withLock { state in
      guard state.status == nil else { return }
      kill(pid, number)
    }
  }

  public var isRunning: Bool { state.withLock { $0.status == nil } }

  /// Waits for the end of the process.
  @discardableResult
  public func exit() async -> End {
    await withCheckedContinuation { continuation in
      let status = state.withLock { state in
        if state.status == nil { state.waiting.append(continuation) }
        return state.status
      }
      if let status { continuation.resume(returning: status) }
    }
  }

  /// Asks the process to end and waits until it has.
  public func terminate() async {
    signal(SIGTERM)
    await exit()
  }

  private static func spawn(
    _ executable: String, _ arguments: [String], _ environment: [String: String], input: Int32, output: Int32,
    errors: String
  ) -> Result<Int32, ProcessFailure> {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, O_WRONLY | O_CREAT | O_APPEND, 0o644)

    // Test runners block and ignore signals; what they start must not inherit that. A group of its own keeps a ^C at
    // the terminal for the session's own orderly end.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    var argv = arguments.map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var pid = pid_t()
    let result = posix_spawn(&pid, executable, &actions, &attributes, &argv, &envp)
    guard result == 0 else {
      return .failure(ProcessFailure("\(arguments[0]) did not start: \(String(cString: strerror(result)))"))
    }
    return .success(pid)
  }

  private func reap() {
    // The zombie is kept until the state says so: no signal can go to a number that was given away meanwhile.
    var info = siginfo_t()
    while waitid(P_PID, id_t(pid), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    let (status, waiting) = state.withLock { state in
      var status: Int32 = 0
      while waitpid(pid, &status, 0) == -1, errno == EINTR {}
      let signal = status & 0x7f
      let exit: End = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
      state.status = exit
      defer { state.waiting = [] }
      return (exit, state.waiting)
    }
    waiting.forEach { $0.resume(returning: status) }
    closeInput()
  }

  private static func lines(of descriptor: Int32) -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    detachThread {
      var rest: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count == -1, errno == EINTR { continue }
        guard count > 0 else { break }
        rest += buffer[..<count]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
          rest.removeSubrange(...end)
        }
      }
      if !rest.isEmpty { continuation.yield(String(decoding: rest, as: UTF8.self)) }
      continuation.finish()
      close(descriptor)
    }
    return stream
  }

  private static func find(_ path: String, in environment: [String: String]) throws -> String {
    if path.contains("/") { return path }
    for folder in (environment["PATH"] ?? "").split(separator: ":") {
      let candidate = "\(folder)/\(path)"
      if access(candidate, X_OK) == 0 { return candidate }
    }
    throw ProcessFailure("\(path) is not installed. `make deps` installs what the tests need.")
  }
}
