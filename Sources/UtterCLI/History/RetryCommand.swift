internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct RetryCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "retry", abstract: localized("Recognize a session once more, where its recording is still there."),
    discussion: localized(
      """
      The new text takes the place of the old one, and is printed. With a tone alone the words stay that were \
      recognized, and no recording is needed.
      """))

  @Argument(help: ArgumentHelp(localized("Its number.")))
  var id: UInt64

  @Option(
    help: ArgumentHelp(
      localized("The recognizer: pocketsphinx, sherpa/NAME or cloud/PROVIDER/MODEL (default: the one in the settings).")
    ))
  var recognizer: String?

  @Option(help: ArgumentHelp(localized("The language spoken, such as en or de-AT (default: that of the session).")))
  var language: String?

  @Option(
    help: ArgumentHelp(
      localized("The tone that a model is to write it in; empty for the words as the rules leave them.")))
  var tone: String?

  @GLibActor func perform() async throws {
    let request = RetryRequest(recognizer: recognizer, language: language, tone: tone)
    try Terminal.print(await HistoryClient.ofSession().retry(id, request))
  }
}
