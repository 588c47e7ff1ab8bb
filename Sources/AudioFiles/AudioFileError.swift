import Localization

/// Why a sound file cannot be read or written. Every case names the file.
public enum AudioFileError: Error, Hashable, Sendable {
  case notFound(String)
  /// It is there, but may not be opened; the reason is the system's.
  case notReadable(String, reason: String)
  /// No bytes, or a header with no samples behind it.
  case empty(String)
  /// Nothing in it says that it is a sound file.
  case notAudio(String)
  /// It begins like a sound file but contradicts itself; the reason is libsndfile's.
  case corrupt(String, reason: String)
  /// A sound file of a kind, rate or channel count that cannot be read.
  case unsupported(String, reason: String)
  case notWritable(String, reason: String)

  /// One sentence for people: what is wrong with which file, and what to do.
  public var sentence: String {
    switch self {
    case .notFound(let file):
      localized("There is no file “\(file)”: check its name.")
    case .notReadable(let file, let reason):
      localized("“\(file)” cannot be opened (\(reason)): check its permissions.")
    case .empty(let file):
      localized("“\(file)” holds no sound: record it again.")
    case .notAudio(let file):
      localized("“\(file)” is not a sound file: give a WAV, FLAC or Ogg file.")
    case .corrupt(let file, let reason):
      localized("“\(file)” is damaged (\(reason)): export it again from where it came from.")
    case .unsupported(let file, let reason):
      localized("“\(file)” cannot be read (\(reason)): convert it to WAV or FLAC.")
    case .notWritable(let file, let reason):
      localized("“\(file)” cannot be written (\(reason)): choose another place or make room.")
    }
  }
}
