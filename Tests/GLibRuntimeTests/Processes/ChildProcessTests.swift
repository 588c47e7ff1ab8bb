import GLibRuntime
import Glibc
import TestSupport
import Testing

struct ChildProcessTests {
  init() { GLibThread.start() }

  @Test @GLibActor func tellsHowAProgramEnds() async throws {
    let failing = try ChildProcess(Launch(["sh", "-c", "exit 3"]))
    #expect(await failing.waitForExit() == .exited(3))
    #expect(failing.exitStatus == .exited(3))
    let sleeping = try ChildProcess(Launch(["sleep", "1000"]))
    #expect(sleeping.exitStatus == nil)
    #expect(sleeping.processID > 1)
    async let other = sleeping.waitForExit()
    sleeping.kill(SIGKILL)
    #expect(await sleeping.waitForExit() == .signaled(SIGKILL))
    #expect(await other == .signaled(SIGKILL))
    #expect(sleeping.processID == 0)
    sleeping.kill(SIGKILL)
  }

  @Test @GLibActor func aMissingProgramIsNamed() async throws {
    let error = #expect(throws: LaunchError.self) { try ChildProcess(Launch(["/nonexistent/utter"])) }
    #expect(error?.program == "/nonexistent/utter")
    #expect(error?.reason.contains("No such file") == true)
  }

  @Test @GLibActor func handsOverDescriptors() async throws {
    let (ours, theirs) = try OwnedDescriptor.socketPair()
    let child = try ChildProcess(
      Launch(["sh", "-c", "read line <&5; echo \"got $line\" >&7"], descriptors: [5: theirs, 7: theirs]))
    #expect(write(ours.rawValue, "x\n", 2) == 2)
    #expect(await child.waitForExit() == .exited(0))
    var buffer = [UInt8](repeating: 0, count: 20)
    let count = recv(ours.rawValue, &buffer, 20, Int32(MSG_DONTWAIT))
    #expect(String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self) == "got x\n")
    // Ours stays open.
    #expect(fcntl(theirs.rawValue, F_GETFD) >= 0)
  }

  @Test @GLibActor func nothingElseIsInherited() async throws {
    let (reading, writing) = try OwnedDescriptor.pipe()
    var open: [String] = []
    let child = try ChildProcess(
      Launch(["sh", "-c", "exec >&2; ls /proc/$$/fd"], standardError: .lines { open.append($0) }))
    #expect(await child.waitForExit() == .exited(0))
    #expect(open == ["0", "1", "2"])
    withExtendedLifetime((reading, writing)) {}
  }

  @Test @GLibActor func readsErrorsLineByLine() async throws {
    var lines: [String] = []
    let child = try ChildProcess(
      Launch(
        ["sh", "-c", "printf 'one\\n\\ntwo \\377\\nthree' >&2"], environment: ["PATH": "/usr/bin:/bin"],
        standardError: .lines { lines.append($0) }))
    #expect(await child.waitForExit() == .exited(0))
    #expect(lines == ["one", "", "two \u{FFFD}", "three"])
  }

  @Test @GLibActor func writesErrorsToAFile() async throws {
    let folder = try PrivateFolder("errors")
    let child = try ChildProcess(
      Launch(
        ["sh", "-c", "echo $WORD $PWD >&2; echo out"], environment: ["WORD": "hello", "PATH": "/usr/bin:/bin"],
        workingDirectory: "/", standardOutput: .discard, standardError: .file("\(folder.path)/log")))
    #expect(await child.waitForExit() == .exited(0))
    #expect(folder.read("log") == "hello /\n")
  }
}
