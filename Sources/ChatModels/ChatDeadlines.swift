internal import HTTP

/// Every limit of a question to a language model, in one place. A text has a deadline of its own, which is shorter.
enum ChatDeadlines {
  static let check = HTTPDeadlines(connect: .seconds(2), firstByte: .seconds(3), total: .seconds(3))
  /// A model of gigabytes is read from a disk before it answers.
  static let answer = HTTPDeadlines(connect: .seconds(2), firstByte: .seconds(120), total: .seconds(120))
  /// Of a whole answer, with what a stream puts around every word.
  static let answerBytes = 1 << 18
  /// That a model may write before the answer.
  static let reasoningBytes = 8 << 10
}
