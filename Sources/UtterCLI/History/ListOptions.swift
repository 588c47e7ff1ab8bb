internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// What list and search share.
struct ListOptions: ParsableArguments {
  @Option(help: ArgumentHelp(localized("How many to print, 1 to 1000.")))
  var limit = 20

  @Option(help: ArgumentHelp(localized("How many to leave out.")))
  var skip = 0

  @Flag(help: ArgumentHelp(localized("Print a JSON array.")))
  var json = false

  func validate() throws {
    guard (1...1_000).contains(limit), skip >= 0 else {
      throw ValidationError(localized("--limit is from 1 to 1000, and --skip at least 0."))
    }
  }

  @GLibActor func list(_ text: String) async throws {
    let page = try await HistoryClient.ofSession().list(HistoryQuery(text: text, offset: skip, limit: limit))
    let reports = page.sessions.map(HistoryReport.init)
    if json { return try Terminal.print(JSON.text(reports)) }
    for report in reports { try Terminal.print(report.line) }
    if page.hasMore { Terminal.note(localized("There are more; --skip \(skip + limit) shows them.")) }
  }
}
