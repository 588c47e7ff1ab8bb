internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Glibc
internal import ServiceInterface

struct RecordCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Make a voice note: it goes into the history, and into no field.",
    discussion: """
      p and Enter pauses and resumes, Enter alone ends; so do the end of standard input and Control+C. A second Control+C \
      gives the note up. Prints the text.
      """)

  @Option(help: "The title.")
  var title = ""

  @Option(help: "The language spoken, such as en or de-AT (default: the one in the settings).")
  var language: String?

  @GLibActor func perform() async throws {
    let client = try await DictationClient.ofSession()
    let events = client.events()
    var request = StartRequest(mode: .toggle, client: "utter", language: language)
    request.isNote = true
    request.title = title
    let session = try await client.start(request)
    var isPaused = false
    let input = DescriptorSource(STDIN_FILENO, .readable) { _ in
      var buffer = [UInt8](repeating: 0, count: 1024)
      let count = read(STDIN_FILENO, &buffer, buffer.count)
      for line in String(decoding: buffer.prefix(max(0, count)), as: UTF8.self).split(
        omittingEmptySubsequences: false, whereSeparator: \.isNewline
      ).dropLast() {
        guard line == "p" else {
          client.stop(session)
          return false
        }
        isPaused.toggle()
        client.setPaused(isPaused, session)
        Terminal.note(isPaused ? "Paused; p and Enter resumes." : "Recording.")
      }
      if count <= 0 { client.stop(session) }
      return count > 0
    }
    defer { input.cancel() }
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
      case .signal(.failed(session, let failure)): throw failure
      case .unavailable(let failure): throw failure
      default: break
      }
    }
  }
}
