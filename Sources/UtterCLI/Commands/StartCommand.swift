internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct StartCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: localized("Start dictating into the field that has the focus."))

  @GLibActor func perform() async throws { try await DictationClient.ofSession().trigger(.start) }
}
