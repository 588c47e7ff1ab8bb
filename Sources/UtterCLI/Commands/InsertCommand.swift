internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct InsertCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "insert", abstract: localized("Insert the oldest text that waits, where the caret is."))

  @Flag(help: ArgumentHelp(localized("Insert the last dictation again instead.")))
  var last = false

  @GLibActor func perform() async throws {
    try await DictationClient.ofSession().trigger(last ? .insertLast : .insert)
  }
}
