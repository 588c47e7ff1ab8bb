internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct StatusCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: localized("Say what the dictation service is doing."))

  @Flag(help: ArgumentHelp(localized("Print a JSON object.")))
  var json = false

  @GLibActor func perform() async throws {
    let status = try await DictationClient.ofSession().status()
    try Terminal.print(json ? JSON.text(StatusReport(status)) : StatusReport(status).text)
  }
}
