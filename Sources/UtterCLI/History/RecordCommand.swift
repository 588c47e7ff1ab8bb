internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct RecordCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: localized("Make a voice note: it goes into the history, and into no field."),
    discussion: localized(
      """
      p and Enter pauses and resumes, Enter alone ends; so do the end of standard input and Control+C. A second Control+C \
      gives the note up. Prints the text.
      """))

  @Option(help: ArgumentHelp(localized("The title.")))
  var title = ""

  @Option(help: ArgumentHelp(localized("The language spoken, such as en or de-AT (default: the one in the settings).")))
  var language: String?

  @GLibActor func perform() async throws {
    let client = try await DictationClient.ofSession()
    let events = client.events()
    var request = StartRequest(mode: .toggle, client: "utter", language: language)
    request.isNote = true
    request.title = title
    let session = try await client.start(request)
    var isPaused = false
    let input = InputLines { line in
      guard line == "p" else {
        client.stop(session)
        return false
      }
      isPaused.toggle()
      client.setPaused(isPaused, session)
      Terminal.note(
        isPaused
          ? localized("Paused, and the microphone is let go of; p and Enter resumes.")
          : localized("It is recorded again."))
      return true
    }
    defer { input.cancel() }
    try await client.printText(of: session, from: events)
  }
}
