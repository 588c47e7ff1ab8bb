internal import Localization
internal import Speech

extension RecognizerError {
  /// What is wrong with the model, as a sentence; nil where the model is not to blame.
  var faultOfModel: String? {
    switch self {
    case .modelMissing(let sentence), .modelRejected(let sentence): sentence
    case .crashed(let detail): localized("The recognizer crashed with it (\(detail)).")
    case .unavailable, .invented, .deadlineExceeded, .languageUnsupported, .cancelled, .notStarted, .audioLost: nil
    }
  }
}
