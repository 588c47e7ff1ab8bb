import DictationCore
import GLibRuntime
import Glibc
import InputMethod
import Localization

/// `utter-edit`, which comes with the settings window.
@GLibActor
final class EditorProgram: @GLibActor EditorPort {
  private let path = "\(ProgramFolder.path)/utter-edit"

  var isAvailable: Bool {
    access(path, X_OK) == 0 && (getenv("WAYLAND_DISPLAY") != nil || getenv("DISPLAY") != nil)
  }

  func open(_ session: SessionID) -> String? {
    do {
      _ = try ChildProcess(Launch([path, "\(session.rawValue)"], standardOutput: .discard))
      return nil
    } catch {
      return localized("The window for editing cannot be opened (\(error)): install utter-settings again.")
    }
  }
}
