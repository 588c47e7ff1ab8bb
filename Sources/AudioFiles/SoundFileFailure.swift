internal import CSndFile

/// What libsndfile says when it does not open a file.
struct SoundFileFailure: Error {
  let code: Int
  let reason: String

  /// Of the last opening in this process.
  static var last: SoundFileFailure {
    SoundFileFailure(code: Int(sf_error(nil)), reason: sentence(of: sf_strerror(nil)))
  }

  /// libsndfile's words without its own `Error : ` and full stop, fit for the middle of a sentence.
  static func sentence(of words: UnsafePointer<CChar>?) -> String {
    var text = words.map { String(cString: $0) } ?? "unknown"
    for prefix in ["Error : ", "Internal error : "] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    while text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Sorts the codes by what the user can do. Above the five public codes libsndfile gives its internal ones, nearly all
  /// of them a contradiction in the file; 18 is its "unimplemented format".
  func error(reading file: String) -> AudioFileError {
    switch code {
    case Int(SF_ERR_UNRECOGNISED_FORMAT): .notAudio(file)
    case Int(SF_ERR_SYSTEM): .notReadable(file, reason: reason)
    case Int(SF_ERR_UNSUPPORTED_ENCODING), 18: .unsupported(file, reason: reason)
    default: .corrupt(file, reason: reason)
    }
  }
}
