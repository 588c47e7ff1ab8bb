internal import ArgumentParser
internal import GLibRuntime
internal import ServiceInterface

struct StopCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "stop", abstract: "Stop dictating; the words are written.")

  @GLibActor func perform() async throws { try await DictationClient.ofSession().trigger(.stop) }
}
