internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct StopCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: localized("Stop dictating; the words are written."))

  @GLibActor func perform() async throws { try await DictationClient.ofSession().trigger(.stop) }
}
