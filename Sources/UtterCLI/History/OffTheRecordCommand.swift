internal import ArgumentParser
internal import GLibRuntime
internal import ServiceInterface

struct OffTheRecordCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "off-the-record", abstract: "Keep the next dictation out of the history.")

  @Flag(help: "Take it back.")
  var undo = false

  @GLibActor func perform() async throws { try await HistoryClient.ofSession().setOffTheRecord(!undo) }
}
