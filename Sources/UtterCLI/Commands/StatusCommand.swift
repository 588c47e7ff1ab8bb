internal import ArgumentParser
internal import GLibRuntime
internal import ServiceInterface

struct StatusCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Say what the dictation service is doing.")

  @Flag(help: "Print a JSON object.")
  var json = false

  @GLibActor func perform() async throws {
    let status = try await DictationClient.ofSession().status()
    Terminal.print(json ? try JSON.text(StatusReport(status)) : StatusReport(status).text)
  }
}
