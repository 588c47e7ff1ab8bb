import GLibRuntime
import Glibc
import IBusFrontend
import Logging
import Settings

/// What lives as long as the engine process.
@GLibActor
final class EngineProcess {
  nonisolated static let logger = Logger(label: "engine")
  private static var running: EngineProcess?

  private let settings = LiveSettings()
  private let frontend: Frontend
  private let daemon: IBusDaemon
  private let presence: PresenceWatch
  private let signals: [UnixSignal]
  private var settingsProgram: ChildProcess?

  /// - Parameter quit: ends the main loop.
  static func start(quit: @escaping @GLibActor () -> Void) throws(FrontendError) {
    running = try EngineProcess(quit: quit)
  }

  private init(quit: @escaping @GLibActor () -> Void) throws(FrontendError) {
    let reading = ConfigurationReading(settings.reading)
    let frontend = Frontend(reading.configuration)
    self.frontend = frontend
    // What came so far is not needed again, and the peak is that much lower.
    StartPages.giveBack()
    daemon = try IBusDaemon {
      Self.logger.info("ibus-daemon is gone.")
      quit()
    }
    presence = PresenceWatch {
      Self.logger.info("The user leaves: every dictation ends.")
      frontend.userLeft()
    }
    signals = [SIGTERM, SIGINT, SIGHUP].map { UnixSignal($0) { quit() } }
    Self.warn(reading.sentences)
    settings.onChange = { [weak self] in self?.apply(ConfigurationReading($0)) }
    frontend.onOpenSettings { [weak self] in self?.openSettings() }
    frontend.setEditor(EditorProgram())
    frontend.onChoose { [settings] action in
      do throws(SettingsError) {
        try settings.store(action)
      } catch {
        Self.logger.warning("\(error)")
      }
    }
    try daemon.serve(frontend)
    GLibActor.task { [presence] in await presence.begin() }
    LoopTimer.after(.seconds(5)) { StartPages.giveBack() }
    Self.logger.info("Ready.")
  }

  private func apply(_ reading: ConfigurationReading) {
    frontend.configuration = reading.configuration
    Self.warn(reading.sentences)
  }

  /// Beside this program, where it is installed.
  private func openSettings() {
    do {
      settingsProgram = try ChildProcess(Launch(["\(ProgramFolder.path)/ibus-setup-utter"], standardOutput: .discard))
    } catch {
      Self.logger.error("\(error)")
    }
  }

  private static func warn(_ sentences: [String]) {
    for sentence in sentences { logger.warning("\(sentence)") }
  }
}
