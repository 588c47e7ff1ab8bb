internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct CopyCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "copy", abstract: localized("Put the text of a session into the clipboard."),
    discussion: localized("With wl-copy, xclip or xsel, whichever is installed."))

  @Argument(help: ArgumentHelp(localized("Its number (default: the newest).")))
  var id: UInt64?

  @GLibActor func perform() async throws {
    let text = try await HistoryClient.ofSession().session(orNewest: id).text
    try await DesktopTool.clipboard.run(with: try DesktopTool.file(holding: text))
  }
}
