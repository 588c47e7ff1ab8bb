internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct UndoCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo", abstract: localized("Take the last dictation out again, or take back what was changed of it."))

  @GLibActor func perform() async throws { try await DictationClient.ofSession().trigger(.undo) }
}
