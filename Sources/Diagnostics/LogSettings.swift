public import Logging

/// Where a program logs and from which level on.
public struct LogSettings: Sendable {
  /// What is logged where `UTTER_LOG` says nothing.
  public static let defaultLevel = Logger.Level.info

  public var level: Logger.Level
  /// The folder of the log files, or nil where no folder is known (neither `XDG_STATE_HOME` nor `HOME` is set).
  public var folder: String?
  /// One sentence about a value in the environment that could not be used, and what to write instead.
  public var complaint: String?

  public init(level: Logger.Level = defaultLevel, folder: String?, complaint: String? = nil) {
    self.level = level
    self.folder = folder
    self.complaint = complaint
  }

  /// Reads `UTTER_LOG` (a level of swift-log) and the folder `$XDG_STATE_HOME/utter/log`, by default
  /// `~/.local/state/utter/log`. As the XDG specification asks, a relative path counts as none.
  ///
  /// - Parameter variable: the value of an environment variable; nil reads those of this process.
  public init(environment variable: ((String) -> String?)? = nil) {
    let variable = variable ?? environmentValue
    self.init(folder: Self.folder(variable))
    guard let name = variable("UTTER_LOG") else { return }
    if let level = Logger.Level(rawValue: name.lowercased()) {
      self.level = level
    } else {
      let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      complaint = "UTTER_LOG is \"\(name)\", which is no log level; set it to one of \(levels)."
    }
  }

  private static func folder(_ variable: (String) -> String?) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/utter/log" }
    if let home = variable("HOME"), home.hasPrefix("/") { return home + "/.local/state/utter/log" }
    return nil
  }
}
