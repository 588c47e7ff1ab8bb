/// A stretch of a recording that was recognized while the rest was still to come.
public struct JournalSegment: Hashable, Sendable, Codable {
  /// In samples from the beginning of the recording.
  public var start: Int
  public var end: Int
  /// As the recognizer wrote it; empty where nothing was said.
  public var text: String
  public var recognizer: String
  /// Seconds from the last sample to the text; nil where nobody waited.
  public var latency: Double?

  public init(start: Int, end: Int, text: String, recognizer: String, latency: Double? = nil) {
    self.start = start
    self.end = end
    self.text = text
    self.recognizer = recognizer
    self.latency = latency
  }
}
