internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import ServiceInterface

struct DictateCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "dictate", abstract: "Speak into a pipe: record, and print the text.",
    discussion: """
      Ends with Enter, at the end of standard input, with Control+C, or where nobody speaks for as long as the setting \
      hold-silence-seconds says. A second Control+C gives the dictation up.
      """)

  @Option(help: "The language spoken, such as en or de-AT (default: the one in the settings).")
  var language: String?

  @GLibActor func perform() async throws {
    let client = try await DictationClient.ofSession()
    let events = client.events()
    let session = try await client.start(StartRequest(mode: .hold, client: "utter", language: language))
    let line = InputLine { client.stop(session) }
    defer { line.cancel() }
    let interrupt = InterruptWatch { count in
      guard count > 1 else { return client.stop(session) }
      client.cancel(session)
      InterruptWatch.leave(client)
    }
    defer { interrupt.end() }
    var meter = DictationLine()
    for await event in events {
      switch event {
      case .signal(.started(session)): Terminal.show(meter.began())
      case .signal(.level(session, let level)): Terminal.show(meter.heard(level))
      case .signal(.partial(session, let stable, let volatile)):
        Terminal.show(meter.understood(stable + " " + volatile))
      case .signal(.textReady(session, .final, let draft)):
        Terminal.clearLine()
        return await client.deliver(draft, of: session)
      case .signal(.remark(session, let sentence)): Terminal.complain(sentence)
      case .signal(.failed(session, let failure)): throw failure
      case .unavailable(let failure): throw failure
      default: break
      }
    }
  }
}
