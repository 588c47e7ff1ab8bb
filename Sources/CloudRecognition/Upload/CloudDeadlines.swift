internal import HTTP

/// Every time limit of a transcription, in one place.
enum CloudDeadlines {
  static let connect = Duration.seconds(5)
  /// From the last sample to the first byte of the answer. Services answer in well under a second; a server on somebody's
  /// old machine takes as long as the recording.
  static func firstByte(_ audio: Duration) -> Duration { max(.seconds(20), .seconds(10) + audio) }
  /// From the last sample to the last byte of the answer.
  static func total(_ audio: Duration) -> Duration { max(.seconds(30), .seconds(10) + audio * 2) }
  /// What a request may be late by for all its retries' waiting.
  static let patience = Duration.seconds(6)
  /// For a probe, and for the test of a key.
  static let probe = HTTPDeadlines(connect: .seconds(5), firstByte: .seconds(10), total: .seconds(10))

  static func request(_ audio: Duration) -> HTTPDeadlines {
    HTTPDeadlines(connect: connect, firstByte: firstByte(audio), total: total(audio))
  }
}
