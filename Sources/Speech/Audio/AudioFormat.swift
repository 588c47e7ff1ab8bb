/// The one shape of audio inside Utter: signed 16-bit samples, mono, 16 kHz.
public enum AudioFormat {
  /// Samples a second, in hertz.
  public static let sampleRate = 16_000
  /// Samples of one fragment as it is captured: 20 ms.
  public static let fragmentSamples = 320
}
