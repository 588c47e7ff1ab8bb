extension Cleaner {
  public struct Options: Sendable {
    /// How numbers are written.
    public var numbers: NumberFormat
    /// A full stop is put behind a text that ends in a word.
    public var finalPeriod: Bool
    public var vocabulary: Vocabulary
    /// The names that "select tone" takes.
    public var tones: Set<String>

    public init(
      numbers: NumberFormat = .smart, finalPeriod: Bool = false, vocabulary: Vocabulary = Vocabulary(),
      tones: Set<String> = []
    ) {
      self.numbers = numbers
      self.finalPeriod = finalPeriod
      self.vocabulary = vocabulary
      self.tones = tones
    }
  }
}
