/// What a stub server does about a request.
public enum StubAnswer: Sendable {
  case answer(status: Int, fields: [String: String] = [:], body: [UInt8], type: String = "application/json")
  /// These bytes, then the end of the connection.
  case raw([UInt8])
  /// A good head, then these bytes one by one with a breath in between, for ever.
  case drip([UInt8])
  /// Server-sent events; the last of them for ever, with a breath in between, where there is to be no end.
  case events([String], isEndless: Bool)
  /// The end of the connection.
  case hangUp
  /// These bytes, then nothing, until the client goes.
  case stall([UInt8])

  /// Nothing, until the client goes.
  public static let silence = StubAnswer.stall([])

  public static func json(_ text: String, status: Int = 200, fields: [String: String] = [:]) -> StubAnswer {
    .answer(status: status, fields: fields, body: Array(text.utf8))
  }

  /// An answer as transcription services give it.
  public static func text(_ text: String) -> StubAnswer { .json("{\"text\": \"\(text)\"}") }
}
