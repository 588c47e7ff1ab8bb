internal import ArgumentParser
internal import GLibRuntime
internal import ServiceInterface

struct StartCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start dictating into the field that has the focus.")

  @GLibActor func perform() async throws { try await DictationClient.ofSession().trigger(.start) }
}
