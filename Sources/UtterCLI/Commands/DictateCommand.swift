internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct DictateCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictate", abstract: localized("Speak into a pipe: record, and print the text."),
    discussion: localized(
      """
      Ends with Enter, at the end of standard input, with Control+C, or where nobody speaks for as long as the setting \
      hold-silence-seconds says. A second Control+C gives the dictation up.
      """))

  @Option(help: ArgumentHelp(localized("The language spoken, such as en or de-AT (default: the one in the settings).")))
  var language: String?

  @GLibActor func perform() async throws {
    let client = try await DictationClient.ofSession()
    let events = client.events()
    let session = try await client.start(StartRequest(mode: .hold, client: "utter", language: language))
    let input = InputLines { _ in
      client.stop(session)
      return false
    }
    defer { input.cancel() }
    try await client.printText(of: session, from: events)
  }
}
