internal import Speech

/// Silence that a model was given in a pause, ahead of its time, so that the words before it are out; and the real sound of
/// that pause, held back as long as the given silence stands for it.
struct SilenceAhead {
  /// Kept of a pause before a voice, so that no onset is lost.
  private static let margin = AudioFormat.sampleRate * 3 / 10

  /// Samples of silence that were given.
  let count: Int
  private var held: [Int16] = []

  init(_ count: Int) { self.count = count }

  /// The given silence is used up.
  var isOver: Bool { held.count >= count }

  /// A pause as long as the given silence is heard as long as it was; a shorter one is heard as that long.
  /// - Parameter voice: samples since a voice began, or fewer.
  /// - Returns: what the model has yet to hear.
  mutating func hold(_ samples: [Int16], voice: Int? = nil) -> [Int16] {
    held += samples
    let known = voice.map { max(0, held.count - $0 - Self.margin) } ?? held.count
    return isOver || voice != nil ? Array(held.dropFirst(min(count, known))) : []
  }
}
