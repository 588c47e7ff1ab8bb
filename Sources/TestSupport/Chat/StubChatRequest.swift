import Foundation

/// What a language model was asked.
public struct StubChatRequest: Sendable {
  public var model: String
  public var system: String
  public var user: String
  public var temperature: Double?
  public var maxTokens: Int?
  /// The names of everything that the request says.
  public var fields: Set<String>

  /// - Throws: where it is no chat completion.
  public init(_ body: [UInt8]) throws {
    guard let object = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any],
      let messages = object["messages"] as? [[String: String]], let model = object["model"] as? String
    else { throw ProcessFailure("no chat completion: \(String(decoding: body, as: UTF8.self))") }
    self.model = model
    fields = Set(object.keys)
    temperature = object["temperature"] as? Double
    maxTokens = object["max_tokens"] as? Int
    system = messages.first { $0["role"] == "system" }?["content"] ?? ""
    user = messages.first { $0["role"] == "user" }?["content"] ?? ""
  }

  /// The text that is to be rewritten.
  public var transcript: String {
    guard let begin = user.firstRange(of: "<transcript>\n")?.upperBound,
      let end = user.firstRange(of: "\n</transcript>")?.lowerBound, begin <= end
    else { return "" }
    return String(user[begin..<end])
  }

  /// Only to have the model loaded.
  public var isWarmUp: Bool { transcript.isEmpty }
}
