import Speech
import TestSupport

/// Synthesized speech of any length that ends with the end of a sentence.
struct DictatedSpeech: Sendable {
  private let samples: [Int16]

  /// - Parameter seconds: How much there is to have.
  init(seconds: Int) async throws {
    var passage: [Int16] = []
    for sentence in Self.sentences { passage += try await Flite.samples(sentence) }
    var samples: [Int16] = []
    while samples.count < seconds * AudioFormat.sampleRate { samples = passage + samples }
    self.samples = samples
  }

  /// The last `seconds` of it.
  func last(seconds: Int) -> [Int16] { Array(samples.suffix(seconds * AudioFormat.sampleRate)) }

  private static let sentences = [
    "the quick brown fox jumps over the lazy dog", "the weather is nice today and we should go for a walk",
    "please send me the report before the end of the week", "i will call you back as soon as i can",
    "there are many people in the city on a sunny day", "he opened the door and looked into the dark room",
    "we have to leave early in the morning to catch the train",
  ]
}
