import Localization

/// Why the history cannot be read or written.
public enum ArchiveError: Error, Hashable, Sendable {
  /// Another program holds the file.
  case inUse(file: String)
  /// The disk is full; what was to be written is kept in memory until there is room.
  case full(file: String)
  /// The file is none of SQLite, or is damaged. It is left as it is, and copied to `backup` where there was room.
  case corrupt(file: String, backup: String?)
  /// The file was written by a newer version. It is left as it is.
  case newer(file: String)
  /// The folder or the file cannot be used; the reason is the system's.
  case notUsable(file: String, reason: String)

  /// One sentence for people: what happened, and what to do.
  public var sentence: String {
    switch self {
    case .inUse(let file): localized("Another program holds the history (\(file)): close it and try again.")
    case .full(let file):
      localized("The disk is full, so the history is kept in memory and lost at logout: make room where \(file) lies.")
    case .corrupt(let file, let backup):
      if let backup {
        localized(
          "The history (\(file)) is damaged and was left as it is; a copy is \(backup): move it away to begin a new one."
        )
      } else {
        localized("The history (\(file)) is damaged and was left as it is: move it away to begin a new one.")
      }
    case .newer(let file):
      localized(
        "The history (\(file)) was written by a newer version of Utter and was left as it is: install that version.")
    case .notUsable(let file, let reason):
      localized("The history (\(file)) cannot be used (\(reason)): make its folder writable.")
    }
  }

  /// Whether the history is of no use until somebody did something about it.
  public var isLasting: Bool {
    switch self {
    case .inUse, .full: false
    case .corrupt, .newer, .notUsable: true
    }
  }
}
