import FoundationEssentials
import TestSupport
import Testing

/// `utter clean` as a script calls it: exact bytes on standard output.
@Suite struct CleanProgramTests {
  struct Call: Sendable, CustomTestStringConvertible {
    let words: String
    let arguments: [String]
    let written: String

    init(_ words: String, _ arguments: String..., written: String) {
      self.words = words
      self.arguments = arguments
      self.written = written
    }

    var testDescription: String { "\(words) \(arguments.joined(separator: " "))" }
  }

  static let calls = [
    Call("um hello world", written: "hello world "),
    Call("um hello world\n", written: "hello world "),
    Call("hello world", "--left", "", written: "Hello world "),
    Call("hello world", "--left", "I said", written: " hello world "),
    Call("hello world", "--left", "I said", "--right", "", written: " hello world"),
    Call("hello world", "--left", "-x ", "--right", " and on", written: "hello world"),
    Call("hello world", "--left", "(", "--right", ")", written: "Hello world"),
    Call("hello world.", "--right", " and on", written: "hello world"),
    Call("twenty five dollars", "--right", "", written: "$25"),
    Call("twenty five dollars", "--numbers", "words", "--right", "", written: "twenty five dollars"),
    Call("hello new line world", written: "hello\nWorld "),
    Call("hello new line", written: "hello\n"),
    Call("hello", "--final-period", "--right", "", written: "hello."),
    Call("john dot smith at example dot com", "--field", "email", written: "john.smith@example.com"),
    Call("Git status.", "--field", "terminal", written: "git status"),
    Call("äh ich komme Punkt", "--language", "de-AT", written: "ich komme. "),
    Call("uh hello", "--language", "xx", written: "uh hello "),
    Call("undo that", written: ""),
    Call("", written: ""),
    Call("hello", "--json", written: "{\n  \"command\" : null,\n  \"text\" : \"hello \"\n}\n"),
    Call("undo that", "--json", written: "{\n  \"command\" : \"undo\",\n  \"text\" : \"\"\n}\n"),
  ]

  @Test(arguments: calls)
  func `prints exactly what would be committed`(call: Call) async throws {
    let run = try await Self.clean(call.words, call.arguments)
    #expect(run.output == call.written)
    #expect(run.errors.isEmpty)
    #expect(run.end == .exited(0))
  }

  @Test func `explains each step on standard error`() async throws {
    let run = try await Self.clean("um twenty five dollars", ["--explain", "--left", "It costs"])
    #expect(run.output == " $25 ")
    #expect(
      run.errors == """
        fillers: “um twenty five dollars” → “twenty five dollars”
        numbers: “twenty five dollars” → “$25”
        seam: “$25” → “ $25 ”

        """)
  }

  @Test func `a kind of field that is none is refused`() async throws {
    let run = try await Self.clean("hello", ["--field", "pin"])
    #expect(run.end == .exited(64))
    #expect(run.output.isEmpty)
  }

  struct Run {
    var output: String
    var errors: String
    var end: TestProcess.End
  }

  /// It needs no session: only a home.
  static func clean(_ words: String, _ arguments: [String]) async throws -> Run {
    let home = FileManager.default.temporaryDirectory.appending(path: "utter-clean-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let (input, output, errors) = (home.appending(path: "in"), home.appending(path: "out"), home.appending(path: "err"))
    try Data(words.utf8).write(to: input)
    let script = "exec \"$0\" clean \"$@\" < \"$HOME/in\" > \"$HOME/out\""
    let process = try TestProcess(
      "/bin/sh", ["-c", script, "\(Workspace.programs)/utter"] + arguments,
      environment: ["HOME": home.path, "PATH": "/usr/bin:/bin"], errors: errors.path)
    let end = await process.exit()
    return Run(
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self), end: end)
  }
}
