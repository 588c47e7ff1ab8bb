internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct PlayCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "play", abstract: localized("Play the recording of a session, where it is still there."),
    discussion: localized(
      """
      With pw-play, paplay or aplay, whichever is installed. The setting keep-audio-hours says how long recordings stay.
      """))

  @Argument(help: ArgumentHelp(localized("Its number (default: the newest).")))
  var id: UInt64?

  @GLibActor func perform() async throws {
    let client = try await HistoryClient.ofSession()
    let session = try await client.session(orNewest: id)
    try await DesktopTool.player.run(with: try await client.audio(of: session.id))
  }
}
