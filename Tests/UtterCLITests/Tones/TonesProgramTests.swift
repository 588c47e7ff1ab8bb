import FoundationEssentials
import TestSupport
import Testing

/// `utter tones` as a script calls it: the user's file, and what comes with Utter.
@Suite struct TonesProgramTests {
  @Test func `own tones are added, changed and removed, those of Utter stay`() async throws {
    let folder = try TemporaryFolder()
    #expect(try await tones(["list"], in: folder).count == 14)
    #expect(try await tones(["set", "pirate", "As a pirate: arr."], in: folder).isEmpty)
    #expect(try await tones(["set", "plain", "Mine."], in: folder).isEmpty)
    let list = try await tones(["list"], in: folder)
    #expect(list.count == 15)
    #expect(list.first == "plain\tMine.")
    #expect(list.last == "pirate\tAs a pirate: arr.")
    #expect(try await tones(["remove", "pirate"], in: folder).isEmpty)
    #expect(try await tones(["remove", "plain"], in: folder).isEmpty)
    #expect(try await tones(["list"], in: folder).first == "plain\tUse plain, everyday words and short sentences.")
    _ = try await tones(["remove", "plain"], in: folder, end: .exited(1))
    _ = try await tones(["set", "a/b", "No."], in: folder, end: .exited(1))
    _ = try await tones(["use", "nobody's"], in: folder, end: .exited(1))
  }

  private func tones(
    _ arguments: [String], in folder: TemporaryFolder, end: TestProcess.End = .exited(0)
  ) async throws -> [String] {
    let process = try TestProcess(
      "\(Workspace.programs)/utter", ["tones"] + arguments,
      environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"], errors: folder.file("errors"))
    var lines: [String] = []
    for await line in process.lines { lines.append(line) }
    #expect(await process.exit() == end, "\(arguments)")
    return lines
  }
}
