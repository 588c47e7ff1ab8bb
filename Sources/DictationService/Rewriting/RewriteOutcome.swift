import Localization
import Rewriting

/// What became of a text that was to be given to a model.
enum RewriteOutcome: Hashable, Sendable {
  case rewritten(Rewritten)
  /// The rules' text stays: all of it was rejected.
  case rejected([Rejection])
  case late(Duration)
  /// The model could not be asked; the words are for the log.
  case failed(String)
  /// Nobody waits for it any more.
  case abandoned

  /// For the log: why, without a word of the text.
  var reason: String? {
    switch self {
    case .rewritten(let result) where result.rejections.isEmpty: nil
    case .rewritten(let result): localized("parts stay as they were: \(Self.list(result.rejections))")
    case .rejected(let rejections): localized("the answer was rejected: \(Self.list(rejections))")
    case .late(let deadline): localized("no answer within \(deadline)")
    case .failed(let words): localized("no answer: \(words)")
    case .abandoned: localized("not waited for")
    }
  }

  private static func list(_ rejections: [Rejection]) -> String { rejections.map(\.rawValue).joined(separator: ", ") }
}
