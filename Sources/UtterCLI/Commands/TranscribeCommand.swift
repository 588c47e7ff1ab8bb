internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Glibc
internal import Localization
internal import ServiceInterface

struct TranscribeCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcribe", abstract: localized("Turn a sound file into text."),
    discussion: localized(
      "Reads WAV, FLAC, Ogg and whatever else libsndfile does, of any rate and any number of channels."))

  @Argument(help: ArgumentHelp(localized("The sound file.")), completion: .file())
  var file: String

  @Flag(help: ArgumentHelp(localized("Print a JSON object.")))
  var json = false

  @Option(
    help: ArgumentHelp(
      localized("The recognizer: pocketsphinx, sherpa/NAME or cloud/PROVIDER/MODEL (default: the one in the settings).")
    ))
  var recognizer: String?

  @Option(help: ArgumentHelp(localized("The language spoken, such as en or de-AT (default: the one in the settings).")))
  var language: String?

  /// Whether the text goes into the history; `utter import` sets it.
  var isKept = false

  private enum CodingKeys: CodingKey {
    case file, json, recognizer, language
  }

  private struct Report: Encodable {
    let file: String
    let text: String
  }

  @GLibActor func perform() async throws {
    let descriptor = try open()
    let client = try await DictationClient.ofSession()
    let events = client.events()
    var request = TranscribeRequest(recognizer: recognizer, language: language, name: name)
    request.isKept = isKept
    let session = try await client.transcribe(descriptor, request)
    let interrupt = InterruptWatch { _ in
      client.cancel(session)
      InterruptWatch.leave(client)
    }
    defer { interrupt.end() }
    for await event in events {
      switch event {
      case .signal(.progress(session, let share)): Terminal.show("\(name): \(Int(saturating: share * 100)) %")
      case .signal(.textReady(session, .final, let draft)):
        Terminal.clearLine()
        return try Terminal.print(json ? JSON.text(Report(file: file, text: draft.text)) : draft.text)
      case .signal(.remark(session, let sentence)): Terminal.complain(sentence)
      case .signal(.failed(session, let failure)): throw failure
      case .unavailable(let failure): throw failure
      default: break
      }
    }
  }

  private var name: String { file.split(separator: "/").last.map(String.init) ?? file }

  private func open() throws(DictationFailure) -> OwnedDescriptor {
    let descriptor = Glibc.open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DictationFailure(
        .badRequest,
        localized(
          "“\(file)” cannot be opened (\(String(cString: strerror(errno)))): check its name and its permissions.")
      )
    }
    return OwnedDescriptor(adopting: descriptor)
  }
}
