internal import Speech

/// The number of a `RecognizerError` on the wire; its text follows, empty where it has none.
enum ErrorKind: UInt8 {
  case modelMissing = 1
  case modelRejected, crashed, deadlineExceeded, languageUnsupported, cancelled, notStarted, audioLost, unavailable,
    invented

  static func parts(of error: RecognizerError) -> (ErrorKind, String) {
    switch error {
    case .modelMissing(let detail): (.modelMissing, detail)
    case .modelRejected(let detail): (.modelRejected, detail)
    case .crashed(let detail): (.crashed, detail)
    case .deadlineExceeded: (.deadlineExceeded, "")
    case .languageUnsupported(let detail): (.languageUnsupported, detail)
    case .cancelled: (.cancelled, "")
    case .notStarted: (.notStarted, "")
    case .audioLost(let detail): (.audioLost, detail)
    case .unavailable(let detail): (.unavailable, detail)
    case .invented(let detail): (.invented, detail)
    }
  }

  func error(_ detail: String) -> RecognizerError {
    switch self {
    case .modelMissing: .modelMissing(detail)
    case .modelRejected: .modelRejected(detail)
    case .crashed: .crashed(detail)
    case .deadlineExceeded: .deadlineExceeded
    case .languageUnsupported: .languageUnsupported(detail)
    case .cancelled: .cancelled
    case .notStarted: .notStarted
    case .audioLost: .audioLost(detail)
    case .unavailable: .unavailable(detail)
    case .invented: .invented(detail)
    }
  }
}
