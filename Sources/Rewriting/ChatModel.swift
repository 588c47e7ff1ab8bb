/// A model that answers.
public protocol ChatModel: Sendable {

  /// - Parameter tokens: an answer that is longer may be cut off.
  /// - Throws: `Rejection.unfinished` for an answer that was cut off, and whatever else keeps it from answering.
  func answer(to messages: [ChatMessage], tokens: Int) async throws -> String
}
