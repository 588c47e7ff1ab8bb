internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import ServiceInterface
internal import Settings

/// What desktops run at login. The service is started on the first call, and somebody has to listen to the shortcut
/// before there is one.
struct ListenCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "listen",
    abstract: localized("Have the service listen to the desktop's shortcut, where one is set; desktops do so at login.")
  )

  @GLibActor func perform() async throws {
    guard !LiveSettings().reading.settings.globalShortcut.isEmpty else { return }
    try await DictationClient.ofSession().register()
  }
}
