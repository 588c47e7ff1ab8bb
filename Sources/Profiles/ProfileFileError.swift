import Localization

/// Why the profiles cannot be used.
public enum ProfileFileError: Error, Hashable, Sendable {
  case unreadable(path: String)
  case notUnderstood(path: String)
  case unwritable(path: String)

  public var sentence: String {
    switch self {
    case .unreadable(let path): localized("The profiles in “\(path)” cannot be read: check its permissions.")
    case .notUnderstood(let path):
      localized(
        "The profiles in “\(path)” are not understood, so none is used: it has to be JSON as `utter profiles` writes it."
      )
    case .unwritable(let path):
      localized("The profiles cannot be written to “\(path)”: check the folder's permissions and the space left.")
    }
  }
}
