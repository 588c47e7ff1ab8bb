import GLibRuntime
import Glibc
import RecognizerHost
import RecognizerWire
import TestSupport
import Testing

/// The program `utter-recognizer` by itself, without a host.
@Suite(.timeLimit(.minutes(20))) struct WorkerProcessTests {
  init() { GLibThread.start() }

  @Test @GLibActor func endsWithItsSocket() async throws {
    let (process, socket) = try start(errors: "/dev/null")
    try say(.hello(version: FrameLimits.version), to: socket)
    shutdown(socket.rawValue, Int32(SHUT_RDWR))
    #expect(await process.waitForExit() == .exited(0))
  }

  @Test(
    arguments: [
      ([1, 0, 0, 0, 200], "the service sent what is not a message (unknownKind(200))"),
      (
        HostMessage.hello(version: 9).frame,
        "the service speaks version 9 and this program version 2; install them together"
      ),
    ] as [([UInt8], String)])
  @GLibActor func quitsWithASentenceOnGarbage(bytes: [UInt8], sentence: String) async throws {
    let folder = try TemporaryFolder()
    let (process, socket) = try start(errors: folder.file("errors"))
    write(socket.rawValue, bytes, bytes.count)
    #expect(await process.waitForExit() == .exited(1))
    #expect(String(decoding: try folder.read("errors"), as: UTF8.self) == "utter-recognizer: \(sentence)\n")
  }

  @Test @GLibActor func leavesNoCoreAndGoesFirstWhenMemoryRunsOut() async throws {
    let (process, socket) = try start(errors: "/dev/null")
    try say(.hello(version: FrameLimits.version), to: socket)
    // It answers after it has set its limits.
    _ = await DescriptorSource.wait(for: socket.rawValue, .readable)
    #expect(try file("/proc/\(process.processID)/oom_score_adj") == "500\n")
    let limits = try file("/proc/\(process.processID)/limits").split(separator: "\n")
    let core = limits.first { $0.hasPrefix("Max core file size") }
    #expect(core?.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"])
    process.kill(SIGKILL)
  }

  @Test @GLibActor func isNoCommandForPeople() async throws {
    let process = try ChildProcess(Launch(["\(Workspace.programs)/utter-recognizer"], standardOutput: .discard))
    #expect(await process.waitForExit() == .exited(EX_USAGE))
  }

  @GLibActor private func start(errors: String) throws -> (ChildProcess, OwnedDescriptor) {
    let (ours, theirs) = try OwnedDescriptor.socketPair()
    let process = try ChildProcess(
      Launch(["\(Workspace.programs)/utter-recognizer", "3"], descriptors: [3: theirs], standardError: .file(errors)))
    return (process, ours)
  }

  private func say(_ message: HostMessage, to socket: OwnedDescriptor) throws {
    let frame = message.frame
    try #require(write(socket.rawValue, frame, frame.count) == frame.count)
  }

  private func file(_ path: String) throws -> String {
    let descriptor = open(path, O_RDONLY)
    try #require(descriptor >= 0)
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
  }
}
