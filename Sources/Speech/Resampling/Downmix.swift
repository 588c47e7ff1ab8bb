/// Many channels to one: the mean of all, so that nothing clips and a voice on either side is kept.
public enum Downmix {
  /// - Parameters:
  ///   - interleaved: frames of `channels` samples in ±1; an incomplete last frame is dropped.
  ///   - channels: at least 1.
  public static func mono(_ interleaved: [Float], channels: Int) -> [Float] {
    guard channels > 1 else { return interleaved }
    let scale = 1 / Float(channels)
    return interleaved.withUnsafeBufferPointer { samples in
      (0..<samples.count / channels).map { frame in
        var sum: Float = 0
        for index in frame * channels..<(frame + 1) * channels { sum += samples[index] }
        return sum * scale
      }
    }
  }
}
