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
    case .rewritten(let result): "parts stay as they were: \(Self.list(result.rejections))"
    case .rejected(let rejections): "the answer was rejected: \(Self.list(rejections))"
    case .late(let deadline): "no answer within \(deadline)"
    case .failed(let words): "no answer: \(words)"
    case .abandoned: "not waited for"
    }
  }

  /// For people: why the text is what it was. nil where it is not.
  var sentence: String? {
    switch self {
    case .rewritten: nil
    case .rejected:
      localized("The text stays as it is: what the model wrote was not the same in other words. Try again.")
    case .late(let deadline):
      localized("The text stays as it is: the model did not answer within \(Self.seconds(deadline)) s. Try again.")
    case .failed(let words):
      localized("The text stays as it is: the model gave no answer (\(words)). `utter doctor` looks for the cause.")
    case .abandoned: localized("The text stays as it is: the model was not waited for. Try again.")
    }
  }

  /// To a tenth.
  private static func seconds(_ duration: Duration) -> String { "\((duration / .milliseconds(100)).rounded() / 10)" }

  private static func list(_ rejections: [Rejection]) -> String { rejections.map(\.rawValue).joined(separator: ", ") }
}
