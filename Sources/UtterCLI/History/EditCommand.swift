internal import ArgumentParser
internal import GLibRuntime
internal import ServiceInterface

struct EditCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit", abstract: "Give a session a title and notes.")

  @Argument(help: "Its number.")
  var id: UInt64

  @Option(help: "The title; empty removes it.")
  var title: String?

  @Option(help: "The notes; empty removes them.")
  var notes: String?

  func validate() throws {
    guard title != nil || notes != nil else { throw ValidationError("Say --title, --notes or both.") }
  }

  @GLibActor func perform() async throws {
    try await HistoryClient.ofSession().edit(id, title: title, notes: notes)
  }
}
