internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct ToggleCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "toggle", abstract: localized("Start dictating into the field that has the focus, or stop."))

  @GLibActor func perform() async throws { try await DictationClient.ofSession().trigger(.toggle) }
}
