internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct OffTheRecordCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "off-the-record", abstract: localized("Keep the next dictation out of the history."))

  @Flag(help: ArgumentHelp(localized("Take it back.")))
  var undo = false

  @GLibActor func perform() async throws { try await HistoryClient.ofSession().setOffTheRecord(!undo) }
}
