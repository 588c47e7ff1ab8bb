internal import FoundationEssentials

/// What came of a chat completion: the answer as a whole, or one piece of a stream.
struct ChatAnswer: Decodable {
  private struct Choice: Decodable {
    struct Text: Decodable { let content: String? }

    let message: Text?
    let delta: Text?
    let finish_reason: String?
  }

  private let choices: [Choice]

  /// nil for what is no answer.
  init?(parsing bytes: [UInt8]) {
    guard let answer = try? JSONDecoder().decode(ChatAnswer.self, from: Data(bytes)) else { return nil }
    self = answer
  }

  var text: String { (choices.first?.message ?? choices.first?.delta)?.content ?? "" }

  /// Why the model stopped; nil where it goes on.
  var finish: String? { choices.first?.finish_reason }
}
