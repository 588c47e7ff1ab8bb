internal import ArgumentParser
internal import GLibRuntime
internal import Localization

struct ListCommand: LoopCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: localized("The newest sessions."))

  @OptionGroup var options: ListOptions

  @GLibActor func perform() async throws { try await options.list("") }
}
