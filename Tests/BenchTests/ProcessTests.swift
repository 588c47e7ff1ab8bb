import Glibc
import TestSupport
import Testing

@testable import utter_bench

@Suite struct ProcessTests {
  @Test func memoryIsReadFromTheKernelsSums() throws {
    let memory = try ProcessMemory(
      rollup: """
        55d0a0000000-7ffd00000000 ---p 00000000 00:00 0                          [rollup]
        Rss:                2048 kB
        Pss:                1024 kB
        Anonymous:           512 kB
        """)
    #expect(memory.resident == 2)
    #expect(memory.anonymous == 0.5)
  }

  @Test func whatIsMissingIsNamed() {
    #expect { try ProcessMemory(rollup: "Rss: 1 kB") } throws: { "\($0)".contains("Anonymous") }
  }

  @Test func memoryThatIsTouchedIsSeen() throws {
    let size = 64 << 20
    let before = try ProcessMemory(of: getpid())
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 4096)
    memset(memory, 1, size)
    let after = try ProcessMemory(of: getpid())
    memory.deallocate()
    #expect(after.anonymous - before.anonymous > 48)
    #expect(after.resident - before.resident > 48)
    // Counted less exactly by the kernel than what is resident now.
    #expect(try ProcessMemory.peakResident(of: getpid()) > 48)
  }

  @Test func wakingUpIsSeen() async throws {
    let process = try TestProcess(
      "/bin/sh", ["-c", "read a; echo $a; read b"], environment: ["PATH": "/usr/bin:/bin"], errors: "/dev/null")
    let first = try ContextSwitches(of: process.pid)
    process.send("once")
    for await _ in process.lines { break }
    let second = try ContextSwitches(of: process.pid)
    #expect(second.since(first).map(\.thread) == ["sh"])
    process.closeInput()
    await process.exit()
    #expect(throws: ProcessFailure.self) { try ContextSwitches(of: process.pid) }
  }
}
