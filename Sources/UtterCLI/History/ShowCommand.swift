internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct ShowCommand: LoopCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: localized("All of one session."))

  @Argument(help: ArgumentHelp(localized("Its number (default: the newest).")))
  var id: UInt64?

  @Flag(help: ArgumentHelp(localized("Print a JSON object, with the raw words of every segment.")))
  var json = false

  @GLibActor func perform() async throws {
    let report = HistoryReport(try await HistoryClient.ofSession().session(orNewest: id))
    try Terminal.print(json ? JSON.text(report) : report.whole)
  }
}
