import Localization

/// Why a journal cannot be opened, or a recording not be read.
public enum JournalError: Error, Hashable, Sendable {
  /// Another service has it.
  case inUse(folder: String)
  /// The folder cannot be made or written to; the reason is the system's.
  case notWritable(folder: String, reason: String)
  /// There is no recording of this name.
  case unknown(RecordingID)
  /// The audio cannot be read; the reason is the system's.
  case notReadable(RecordingID, reason: String)

  /// One sentence for people: what happened, and what to do.
  public var sentence: String {
    switch self {
    case .inUse(let folder):
      localized("Another dictation service already uses \(folder): end it first.")
    case .notWritable(let folder, let reason):
      localized("Recordings cannot be kept safe in \(folder) (\(reason)): make it writable, or make room.")
    case .unknown:
      localized("This recording is not there any more.")
    case .notReadable(_, let reason):
      localized("The recording cannot be read (\(reason)): try again, or remove it.")
    }
  }
}
