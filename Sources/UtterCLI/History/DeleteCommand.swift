internal import ArgumentParser
internal import GLibRuntime
internal import Glibc
internal import Localization
internal import ServiceInterface

struct DeleteCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: localized("Delete sessions for good, recordings included."))

  @Argument(help: ArgumentHelp(localized("The number of one session.")))
  var id: UInt64?

  @Option(help: ArgumentHelp(localized("All that began more than so many days ago.")))
  var olderThan: Double?

  @Flag(help: ArgumentHelp(localized("Everything.")))
  var all = false

  func validate() throws {
    guard [id != nil, olderThan != nil, all].count(where: { $0 }) == 1, olderThan ?? 0 >= 0 else {
      throw ValidationError(localized("Say a number, --older-than DAYS, or --all."))
    }
  }

  @GLibActor func perform() async throws {
    let selection: HistorySelection =
      if let id { .session(id) } else if let olderThan {
        .before(Double(time(nil)) - olderThan * 86_400)
      } else { .all }
    let count = try await HistoryClient.ofSession().delete(selection)
    Terminal.note(localized("Deleted one session.", "Deleted \(count) sessions.", count: count))
  }
}
