internal import ArgumentParser
internal import GLibRuntime

struct ListCommand: LoopCommand {
  static let configuration = CommandConfiguration(commandName: "list", abstract: "The newest sessions.")

  @OptionGroup var options: ListOptions

  @GLibActor func perform() async throws { try await options.list("") }
}
