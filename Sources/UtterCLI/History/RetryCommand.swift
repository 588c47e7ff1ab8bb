internal import ArgumentParser
internal import GLibRuntime
internal import ServiceInterface

struct RetryCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "retry", abstract: "Recognize a session once more, where its recording is still there.",
    discussion: "The new text takes the place of the old one, and is printed.")

  @Argument(help: "Its number.")
  var id: UInt64

  @Option(help: "The recognizer: pocketsphinx, sherpa/NAME or cloud/PROVIDER/MODEL (default: the one in the settings).")
  var recognizer: String?

  @Option(help: "The language spoken, such as en or de-AT (default: that of the session).")
  var language: String?

  @GLibActor func perform() async throws {
    Terminal.print(try await HistoryClient.ofSession().retry(id, recognizer: recognizer, language: language))
  }
}
