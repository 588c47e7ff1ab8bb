import TestSupport
import Testing

/// What is written for `man` and for the shells is true.
@Suite struct ManualTests {
  @Test func `the page of utter knows every command and every option`() async throws {
    let dump = try await Self.run("'\(Workspace.programs)/utter' --experimental-dump-help")
    let page = try await Self.run(
      "'\(Workspace.programs)/utter' --experimental-dump-help | '\(Workspace.root)/Scripts/man-page'")
    let lines = Set(page.split(separator: "\n"))
    for command in ["utter status", "utter history search", "utter models install", "utter key set"] {
      #expect(lines.contains(".SS \(command)"))
    }
    for name in Self.values("name", in: dump) where name.count > 1 && name != "help" && name != "version" {
      #expect(page.contains("\\-\\-" + Self.escaped(name)), "--\(name)")
    }
    for name in Self.values("commandName", in: dump) where name != "utter" && name != "help" {
      #expect(lines.contains { $0.hasPrefix(".SS utter ") && $0.hasSuffix(" " + Self.escaped(name)) }, "\(name)")
    }
  }

  @Test func `the page of the engine says what its help says`() async throws {
    let help = try await Self.run("'\(Workspace.programs)/ibus-engine-utter' --help")
    let page = try File.read("\(Workspace.root)/data/man/ibus-engine-utter.1")
    let options = help.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(options.count == 4)
    for option in options { #expect(page.contains(".B " + Self.escaped(option) + "\n"), "\(option)") }
  }

  @Test func `bash completes commands`() async throws {
    let words = try await Self.run(
      """
      source <('\(Workspace.programs)/utter' --generate-completion-script bash)
      COMP_WORDS=(utter history se) COMP_CWORD=2 COMP_LINE="utter history se" COMP_POINT=16
      "$(complete -p utter | sed 's/.*-F \\([^ ]*\\).*/\\1/')" utter se history
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(words == "search")
  }

  private static func run(_ script: String) async throws -> String {
    let folder = try TemporaryFolder()
    return try await Command.run(
      "/bin/bash", ["-c", "set -o pipefail; \(script)"], environment: ["PATH": "/usr/bin:/bin"],
      errors: folder.file("errors"))
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
  }

  /// The strings of that member, anywhere in the JSON that swift-argument-parser writes.
  private static func values(_ member: String, in json: String) -> Set<String> {
    Set(
      json.split(separator: "\n").compactMap { line in
        let parts = line.split(separator: "\"")
        return parts.count >= 4 && parts[1] == member ? String(parts[3]) : nil
      })
  }
}
