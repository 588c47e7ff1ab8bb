internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct EditCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: localized("Give a session a title and notes."))

  @Argument(help: ArgumentHelp(localized("Its number.")))
  var id: UInt64

  @Option(help: ArgumentHelp(localized("The title; empty removes it.")))
  var title: String?

  @Option(help: ArgumentHelp(localized("The notes; empty removes them.")))
  var notes: String?

  func validate() throws {
    guard title != nil || notes != nil else { throw ValidationError(localized("Say --title, --notes or both.")) }
  }

  @GLibActor func perform() async throws {
    try await HistoryClient.ofSession().edit(id, title: title, notes: notes)
  }
}
