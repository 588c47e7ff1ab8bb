import Localization

/// Why an export was not written.
public enum ExportError: Error, Hashable, Sendable {
  /// The place cannot be written to; the reason is the system's.
  case notWritable(reason: String)
  /// Subtitles of more than one session.
  case oneSessionOnly
  case nothingToExport

  /// One sentence for people: what happened, and what to do.
  public var sentence: String {
    switch self {
    case .notWritable(let reason):
      localized("The export could not be written (\(reason)): choose another place, or make room.")
    case .oneSessionOnly: localized("Subtitles are made of one session: name it by its number.")
    case .nothingToExport: localized("There is nothing to export: `utter history list` shows what there is.")
    }
  }
}
