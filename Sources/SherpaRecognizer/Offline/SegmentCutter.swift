internal import Speech

/// Cuts an utterance into segments at the pauses of the speaker, for a model that wants segments.
///
/// Samples are counted from the beginning of the utterance. What lies before the first voice, and more of a pause than a
/// model likes around its words, belongs to no segment.
struct SegmentCutter {
  /// Sound kept before a voice and after it, so that no onset and no last consonant is cut.
  static let margin = AudioFormat.sampleRate * 3 / 10
  /// A pause this long closes a segment.
  static let pause = AudioFormat.sampleRate * 6 / 10
  /// A pause this long makes it worth trying: the segment is decoded, in case that was all.
  static let hesitation = AudioFormat.sampleRate / 4
  /// No segment is longer; the longest that all offline models take.
  static let longest = AudioFormat.sampleRate * 28

  /// What to do with the samples from `range` on.
  enum Step: Hashable {
    /// The segment is over; its samples are not needed any more.
    case close(Range<Int>)
    /// The segment may be over.
    case tryOut(Range<Int>)
  }

  private(set) var position = 0
  /// Where the open segment begins, or nil in silence.
  private(set) var start: Int?
  private var voiceEnd: Int?
  private var isTriedOut = false
  /// Nothing before this may become part of a segment any more.
  private var settled = 0

  mutating func advance(by count: Int, _ events: [VoiceEvent]) -> [Step] {
    position += count
    for event in events {
      switch event {
      case .began(let sample):
        voiceEnd = nil
        isTriedOut = false
        if start == nil { start = max(settled, sample - Self.margin) }
      case .ended(let sample): voiceEnd = sample
      }
    }
    return step().map { [$0] } ?? []
  }

  /// What is left at the end, or nil where nothing was said since the last segment.
  mutating func finish() -> Range<Int>? {
    guard let start else { return nil }
    let end = voiceEnd.map { min(position, $0 + Self.margin) } ?? position
    self.start = nil
    return start..<max(start, end)
  }

  /// Where samples are still needed from.
  var neededFrom: Int { start ?? max(settled, position - Self.margin - AudioFormat.sampleRate) }

  private mutating func step() -> Step? {
    guard let start else { return nil }
    if let voiceEnd, position - voiceEnd >= Self.pause { return close(start..<voiceEnd + Self.margin) }
    if position - start >= Self.longest { return close(start..<position) }
    guard let voiceEnd, position - voiceEnd >= Self.hesitation, !isTriedOut else { return nil }
    isTriedOut = true
    return .tryOut(start..<min(position, voiceEnd + Self.margin))
  }

  private mutating func close(_ range: Range<Int>) -> Step {
    settled = range.upperBound
    // A segment that was cut in the midst of speech goes on with the next sample.
    start = voiceEnd == nil ? range.upperBound : nil
    voiceEnd = nil
    isTriedOut = false
    return .close(range)
  }
}
