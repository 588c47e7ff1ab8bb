/// Samples as sherpa-onnx wants them: floats from -1 to 1.
enum Waveform {
  static func floats(_ samples: some Collection<Int16>) -> [Float] { samples.map { Float($0) / 32_768 } }
}
