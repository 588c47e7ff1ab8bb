internal import ArgumentParser
internal import GLibRuntime
internal import ServiceInterface

struct ShowCommand: LoopCommand {
  static let configuration = CommandConfiguration(commandName: "show", abstract: "All of one session.")

  @Argument(help: "Its number (default: the newest).")
  var id: UInt64?

  @Flag(help: "Print a JSON object, with the raw words of every segment.")
  var json = false

  @GLibActor func perform() async throws {
    let report = HistoryReport(try await HistoryClient.ofSession().session(orNewest: id))
    Terminal.print(json ? try JSON.text(report) : report.whole)
  }
}
