/// A model that answers.
public protocol ChatModel: Sendable {
  /// - Parameter tokens: an answer that is longer may be cut off.
  /// - Throws: `Rejection.unfinished` for an answer that was cut off, and whatever else keeps it from answering.
  func answer(to messages: [ChatMessage], tokens: Int) async throws -> String
}

/// The language model that the user has chosen.
public protocol LanguageModel: ChatModel {
  /// What was known of it last.
  var availability: ModelAvailability { get async }
  /// For people: which it is, and whether it can be asked.
  var sentence: String { get async }

  /// Another one from now on, as the settings name it.
  func configure(server: String, model: String) async
  /// Asks its server.
  @discardableResult func check() async -> ModelAvailability
  /// Finds out whether it can be asked, and makes it ready for a text that comes soon. Returns at once.
  func prepare(for task: RewriteTask, language: String) async
}
