import Localization

/// Why an archive was not unpacked. Nothing of it is left behind but the folder that the caller gave.
public enum UnpackingError: Error, Hashable, Sendable {
  /// It is no archive that can be read, or it ends too early; the detail is libarchive's.
  case unreadable(String)
  /// An entry would leave the folder, or is something other than a file or a folder.
  case hostile(entry: String, HostileEntry)
  /// More bytes than allowed come out of it.
  case tooLarge(limit: Int)
  case tooManyEntries(limit: Int)
  case diskFull
  /// A file could not be written; the number is that of the system call.
  case cannotWrite(String, errno: Int32)
  case cancelled
}

/// What makes an entry of an archive hostile.
public enum HostileEntry: String, Hashable, Sendable {
  case absolutePath = "its path is absolute"
  case parentFolder = "its path leads out of the folder"
  case emptyPath = "it has no usable path"
  case link = "it is a link"
  case special = "it is neither a file nor a folder"
  case duplicate = "it comes twice"
}

extension UnpackingError {
  /// For people: what is wrong with the archive and what to do.
  public var sentence: String {
    switch self {
    case .unreadable(let detail): localized("The archive cannot be read (\(detail)); download it again.")
    case .hostile(let entry, let reason):
      localized("The archive was refused, since \(reason): \"\(entry)\". Do not trust where it came from.")
    case .tooLarge(let limit):
      localized(
        "The archive was refused, since more than \(limit / 1_000_000) MB come out of it. Do not trust where it came from."
      )
    case .tooManyEntries(let limit): localized("The archive was refused, since it holds more than \(limit) files.")
    case .diskFull: localized("The disk is full; free some space and try again.")
    case .cannotWrite(let path, let errno):
      localized("\(path) cannot be written (error \(errno)); check the folder's permissions.")
    case .cancelled: localized("Unpacking was cancelled.")
    }
  }
}
