import Localization

/// Why a file of the user's cannot be used.
public enum UserFileError: Error, Hashable, Sendable {
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)

  public var sentence: String {
    switch self {
    case .unreadable(let path, let reason): localized("“\(path)” cannot be read (\(reason)): check its permissions.")
    case .unwritable(let path, let reason):
      localized("“\(path)” cannot be written (\(reason)): check the folder's permissions and the space left.")
    }
  }
}
