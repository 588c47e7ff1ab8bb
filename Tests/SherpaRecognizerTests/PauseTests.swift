import Speech
import Testing

@testable import SherpaRecognizer

/// In a pause a streaming model is given the silence behind the last word ahead of its time. Needs a detector of voices that
/// is certain.
@Suite(.enabled(if: TinyModel.hasSilero, "../shared/models/silero_vad.onnx is not here")) struct PauseTests {
  private let loader = SherpaLoader(libraryFolder: TinyModel.library)

  private static let models = [TinyModel.online, TinyModel.onlineTransducer]

  /// Nothing is left to decode at the end, as long as nobody speaks.
  @Test(arguments: models) func theWorkIsDoneInThePause(model: EngineConfiguration) throws {
    for certain in [true, false] {
      let stream = try #require(try stream(model, certain: certain) as? OnlineStream)
      _ = try feed(TinyModel.trimmed("digits"), to: stream)
      #expect(!stream.isComplete)
      _ = try feed(TinyModel.silence(seconds: 0.4), to: stream)
      #expect(stream.isComplete == certain)
      _ = try feed(Array(TinyModel.trimmed("hello-world").prefix(8_000)), to: stream)
      #expect(!stream.isComplete)
    }
  }

  /// However long the pause, the text is the one that a model writes which was given nothing ahead.
  @Test(arguments: models, [0.25, 0.3, 0.35, 0.45, 0.6, 0.8, 1.2, 2.5])
  func aPauseChangesNoWord(model: EngineConfiguration, seconds: Double) throws {
    let pause = TinyModel.silence(seconds: seconds)
    let samples =
      try TinyModel.trimmed("digits") + pause + TinyModel.trimmed("hello-world") + pause
      + TinyModel.trimmed("open-file")
    let plain = try stream(model, certain: false)
    _ = try feed(samples, to: plain)
    let guessing = try stream(model, certain: true)
    _ = try feed(samples, to: guessing)
    #expect(try guessing.finish().text == plain.finish().text)
  }

  /// A word that begins just before the end, after a pause, is not taken for a part of it.
  @Test(arguments: models) func aWordAtTheVeryEndIsHeard(model: EngineConfiguration) throws {
    let stream = try stream(model, certain: true)
    let stop = try TinyModel.trimmed("hello-world")
    _ = try feed(TinyModel.trimmed("digits") + TinyModel.silence(seconds: 0.6) + stop, to: stream)
    #expect(try stream.finish().text == "one two three four five hello world")
  }

  private func stream(_ model: EngineConfiguration, certain: Bool) throws -> any RecognitionStream {
    var configuration = model
    if certain { configuration.files["voice-activity"] = TinyModel.silero }
    return try loader.load(configuration).makeStream(for: RecognitionContext())
  }

  /// What was shown, one after the other.
  private func feed(_ samples: [Int16], to stream: any RecognitionStream) throws -> [String] {
    try stride(from: 0, to: samples.count, by: 320).flatMap {
      try stream.accept(Array(samples[$0..<min($0 + 320, samples.count)])).compactMap(\.hypothesis?.text)
    }
  }
}
