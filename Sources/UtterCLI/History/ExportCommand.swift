internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Glibc
internal import Localization
internal import ServiceInterface

struct ExportCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: localized("Write sessions as text, Markdown, JSON or subtitles."))

  enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case txt, md, json, srt, vtt
  }

  @Argument(help: ArgumentHelp(localized("The number of one session (default: all).")))
  var id: UInt64?

  @Option(
    help: ArgumentHelp(
      localized(
        "txt, md, json, srt or vtt; the last two for one session (default: as the name of the file ends, or txt).")))
  var format: Format?

  @Option(
    name: [.short, .long], help: ArgumentHelp(localized("The file to write (default: standard output).")),
    completion: .file())
  var output: String?

  @GLibActor func perform() async throws {
    let client = try await HistoryClient.ofSession()
    try await client.export(id, as: chosen.rawValue, to: try file())
  }

  private var chosen: Format {
    format ?? output.flatMap { $0.split(separator: ".").last }.flatMap { Format(rawValue: String($0)) } ?? .txt
  }

  /// What was said is for the user alone.
  private func file() throws -> OwnedDescriptor {
    let descriptor =
      output.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }
      ?? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw DictationFailure(
        .badRequest,
        output.map { localized("“\($0)” cannot be written (\(reason)): choose another place.") }
          ?? localized("Standard output cannot be written (\(reason)): choose another place."))
    }
    return OwnedDescriptor(adopting: descriptor)
  }
}
