internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct StatsCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: localized("How much was said, and how fast the recognizers are."),
    discussion: localized("Reckoned from the history, and gone with it. It never leaves this machine."))

  @Flag(help: ArgumentHelp(localized("Print a JSON object.")))
  var json = false

  @GLibActor func perform() async throws {
    let report = StatisticsReport(try await HistoryClient.ofSession().statistics())
    try Terminal.print(json ? JSON.text(report) : report.text)
  }
}
