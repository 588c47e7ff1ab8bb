import Foundation
import Speech
import Testing

/// The model that `Tests/Fixtures/tiny-asr` trains, and its six held-out recordings.
enum TinyModel {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  static let folder = root + "/Tests/Fixtures/tiny-asr/model"
  static let library = root + "/.build/sherpa-onnx/lib"
  static let silero = root + "/../shared/models/silero_vad.onnx"

  static let online = EngineConfiguration(
    recognizer: "sherpa/tiny", options: ["kind": "online-nemo-ctc", "threads": "1"],
    files: ["model": folder + "/model.onnx", "tokens": folder + "/tokens.txt"])
  static let offline = EngineConfiguration(
    recognizer: "sherpa/tiny-offline", options: ["kind": "offline-nemo-ctc", "threads": "1"],
    files: ["model": folder + "/model-offline.onnx", "tokens": folder + "/tokens.txt"])

  static let onlineTransducer = transducer("online-transducer", encoder: "encoder.onnx")
  static let offlineTransducer = transducer("offline-nemo-transducer", encoder: "encoder-offline.onnx")
  static let all = [online, offline, onlineTransducer, offlineTransducer]

  private static func transducer(_ kind: String, encoder: String) -> EngineConfiguration {
    EngineConfiguration(
      recognizer: "sherpa/tiny-\(kind)", options: ["kind": kind, "threads": "1"],
      files: [
        "encoder": "\(folder)/\(encoder)", "decoder": folder + "/decoder.onnx", "joiner": folder + "/joiner.onnx",
        "tokens": folder + "/tokens.txt",
      ])
  }

  static let recordings: [(file: String, text: String)] = [
    ("hello-world", "hello world"), ("go-forward", "go forward ten meters stop"),
    ("send-report", "please send the report period new line"), ("digits", "one two three four five"),
    ("open-file", "open the new file yes please question mark"), ("scratch-that", "close the file comma scratch that"),
  ]

  static var hasSilero: Bool { FileManager.default.fileExists(atPath: silero) }

  /// 16 kHz mono, behind the 44 bytes of a plain WAV header.
  static func samples(_ name: String) throws -> [Int16] { try samples(file: folder + "/\(name).wav") }

  /// Without the silence that the synthesizer leaves at the end.
  static func trimmed(_ name: String) throws -> [Int16] {
    let samples = try samples(name)
    return Array(samples[...(samples.lastIndex { abs(Int($0)) > 20 } ?? 0)])
  }

  static func samples(file: String) throws -> [Int16] {
    let data = try Data(contentsOf: URL(filePath: file)).dropFirst(44)
    return stride(from: data.startIndex, to: data.endIndex - 1, by: 2).map {
      Int16(bitPattern: UInt16(data[$0]) | UInt16(data[$0 + 1]) << 8)
    }
  }

  static func silence(seconds: Double) -> [Int16] {
    [Int16](repeating: 0, count: Int(seconds * Double(AudioFormat.sampleRate)))
  }

  /// 440 Hz, loud.
  static func tone(seconds: Double) -> [Int16] {
    (0..<Int(seconds * Double(AudioFormat.sampleRate))).map { Int16(8_000 * sin(Double($0) * 2 * .pi * 440 / 16_000)) }
  }

  /// White noise from a fixed seed.
  static func noise(seconds: Double, amplitude: Int) -> [Int16] {
    var state: UInt64 = 42
    return (0..<Int(seconds * Double(AudioFormat.sampleRate))).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int16(Int(state >> 33) % (2 * amplitude + 1) - amplitude)
    }
  }
}
