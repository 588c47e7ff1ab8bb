internal import Glibc
internal import Speech

/// Sound that is about as busy as speech, for measuring: a buzzing voice of four syllables a second, with three moving
/// resonances. Nobody understands it, but a detector of voices hears one.
enum Babble {
  static func samples(_ duration: Duration) -> [Int16] {
    let rate = Double(AudioFormat.sampleRate)
    var formants = [Resonance(), Resonance(), Resonance()]
    var phase = 0.0
    return (0..<AudioFormat.samples(in: duration)).map { index in
      let time = Double(index) / rate
      let syllable = time * 4
      let position = syllable - syllable.rounded(.down)
      // Between the voices of men and women.
      phase += (130 + 25 * triangle(time * 0.7)) / rate
      let pulse = phase >= 1 ? 1.0 : 0.0
      if phase >= 1 { phase -= 1 }
      let vowel = triangle(syllable * 0.37)
      let centers = [400 + 350 * vowel, 1200 + 900 * triangle(syllable * 0.23), 2600.0]
      let sound = zip(formants.indices, centers).reduce(0.0) { sum, formant in
        sum + formants[formant.0].filter(pulse, around: formant.1, rate: rate)
      }
      let loudness = position < 0.8 ? 1 - triangle(position / 1.6 + 0.25) * 0.5 : 0.02
      return Int16(min(max(sound * loudness * 9_000, -32_000), 32_000))
    }
  }

  /// 0 to 1 and back, once in a period of 1.
  private static func triangle(_ value: Double) -> Double {
    let position = value - value.rounded(.down)
    return position < 0.5 ? position * 2 : 2 - position * 2
  }

  /// A resonator of two poles, as in Klatt's synthesizer (1980).
  private struct Resonance {
    private var last = 0.0
    private var secondLast = 0.0

    mutating func filter(_ input: Double, around frequency: Double, rate: Double) -> Double {
      let radius = 0.97
      let angle = 2 * Double.pi * frequency / rate
      let output = input + 2 * radius * cos(angle) * last - radius * radius * secondLast
      (last, secondLast) = (output, last)
      return output * 0.3
    }
  }
}
