internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct CancelCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "cancel", abstract: localized("Stop dictating without writing anything."))

  @GLibActor func perform() async throws { try await DictationClient.ofSession().trigger(.cancel) }
}
