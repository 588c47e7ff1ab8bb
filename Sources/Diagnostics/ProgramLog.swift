import Glibc
import Logging

/// The log of one program: the file `NAME.log` in the log folder, and standard error where that is a terminal.
public enum ProgramLog {
  /// Called once, first thing in `main`. Afterwards every `Logger` of the process writes here.
  ///
  /// - Parameter program: the name of the executable, which is also the name of the file.
  /// - Returns: the path of the file, or nil where none could be opened; the reason was then written to standard error.
  @discardableResult
  public static func start(_ program: String, settings: LogSettings = LogSettings()) -> String? {
    var outputs: [@Sendable (String) -> Void] = []
    if isatty(STDERR_FILENO) == 1 { outputs.append(standardError) }
    let file = openFile(program, settings)
    if let file { outputs.append { file.write($0) } }
    let fixed = outputs
    LoggingSystem.bootstrap { label in
      LineLogHandler(label: label, program: program, outputs: fixed, logLevel: settings.level)
    }
    if let complaint = settings.complaint { Logger(label: "log").warning("\(complaint)") }
    return file?.path
  }

  private static func openFile(_ program: String, _ settings: LogSettings) -> LogFile? {
    guard let folder = settings.folder else {
      standardError("There is no log file, since neither XDG_STATE_HOME nor HOME is set.")
      return nil
    }
    do {
      return try LogFile(folder: folder, name: program + ".log")
    } catch {
      standardError("\(error)")
      return nil
    }
  }

  @Sendable private static func standardError(_ line: String) {
    var line = line + "\n"
    line.withUTF8 { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
  }
}
