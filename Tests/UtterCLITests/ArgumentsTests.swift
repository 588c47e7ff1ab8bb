import ArgumentParser
import Testing

@testable import UtterCLI

@Suite struct ArgumentsTests {
  @Test(arguments: [
    (["status"], "StatusCommand"), (["status", "--json"], "StatusCommand"), (["toggle"], "ToggleCommand"),
    (["start"], "StartCommand"), (["stop"], "StopCommand"), (["cancel"], "CancelCommand"),
    (["insert"], "InsertCommand"), (["take"], "TakeCommand"), (["dictate"], "DictateCommand"),
    (["dictate", "--language", "de"], "DictateCommand"), (["transcribe", "a.wav"], "TranscribeCommand"),
    (["doctor", "--no-commit", "--json"], "DoctorCommand"),
  ])
  func `every command is there`(arguments: [String], command: String) throws {
    #expect("\(type(of: try UtterCommand.parseAsRoot(arguments)))" == command)
  }

  @Test func `transcribe takes a file and what to do with it`() throws {
    let command = try #require(
      try UtterCommand.parseAsRoot([
        "transcribe", "--json", "--recognizer", "sherpa/tiny", "--language", "de-AT", "a b.flac",
      ]) as? TranscribeCommand)
    #expect(command.file == "a b.flac")
    #expect(command.json)
    #expect(command.recognizer == "sherpa/tiny")
    #expect(command.language == "de-AT")
  }

  @Test(arguments: [
    ["frobnicate"], ["transcribe"], ["transcribe", "a.wav", "b.wav"], ["status", "--loud"], ["toggle", "now"],
    ["dictate", "--language"],
  ])
  func `wrong arguments are refused with status 64`(arguments: [String]) {
    let error = #expect(throws: (any Error).self) { try UtterCommand.parseAsRoot(arguments) }
    #expect(error.map { UtterCommand.exitCode(for: $0) } == .validationFailure)
  }

  @Test func `help documents the exit status`() {
    #expect(UtterCommand.helpMessage().contains("EXIT STATUS"))
  }
}
