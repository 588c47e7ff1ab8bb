internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct TakeCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "take", abstract: localized("Print the oldest text that waits, in place of inserting it."),
    discussion: localized(
      """
      Texts that may have been inserted already, since the engine or the service ended in the middle, come last; \
      insert never writes them.
      """))

  @GLibActor func perform() async throws {
    let client = try await DictationClient.ofSession()
    guard let pending = try await client.take() else {
      Terminal.complain(localized("No text waits."))
      throw ExitCode.failure
    }
    try await client.deliver(pending.draft, of: pending.session)
  }
}
