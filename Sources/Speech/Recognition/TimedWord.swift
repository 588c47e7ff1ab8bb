/// One word and where it was spoken, in samples from the beginning of the utterance.
public struct TimedWord: Hashable, Sendable {
  public var text: String
  public var samples: Range<Int>

  public init(text: String, samples: Range<Int>) {
    self.text = text
    self.samples = samples
  }
}
