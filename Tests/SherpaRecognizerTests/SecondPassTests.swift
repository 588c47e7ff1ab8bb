import SherpaRecognizer
import Speech
import Testing

/// A streaming model shows the words, and one of whole segments writes them, where there is time. The second model here
/// writes the same words to any sound, so that it is known who wrote.
@Suite struct SecondPassTests {
  private let loader = SherpaLoader(libraryFolder: TinyModel.library)
  private static let heard = "one two three four five"
  private static let heardOnceMore = "Hello world."

  @Test func whatTheSecondModelWritesCounts() throws {
    let stream = try stream(budget: 10_000)
    let partials = try stream.accept(TinyModel.samples("digits")).compactMap(\.hypothesis)
    #expect(partials.last?.text.hasPrefix("one two three") == true)
    #expect(try stream.finish().text == Self.heardOnceMore)
  }

  @Test func withoutTimeTheFirstOnesCount() throws {
    let stream = try stream(budget: 0)
    _ = try stream.accept(TinyModel.trimmed("digits"))
    #expect(try stream.finish().text == Self.heard)
  }

  /// After a pause nothing is left to decode, so there is time.
  @Test func whatAPauseClosedTakesNoTime() throws {
    let stream = try stream(budget: 0)
    for sound in [try TinyModel.trimmed("digits"), TinyModel.silence(seconds: 0.7), TinyModel.silence(seconds: 0.7)] {
      for start in stride(from: 0, to: sound.count, by: 320) {
        _ = try stream.accept(Array(sound[start..<min(start + 320, sound.count)]))
      }
    }
    #expect(try stream.finish().text == Self.heardOnceMore)
  }

  @Test func nothingSaidGivesNothing() throws {
    let stream = try stream(budget: 10_000)
    _ = try stream.accept(TinyModel.silence(seconds: 2))
    #expect(try stream.finish().text == "")
  }

  @Test func aConfigurationHoldsAnother() {
    let both = TinyModel.online.withSecondPass(TinyModel.offlineTransducer)
    #expect(both.secondPass == TinyModel.offlineTransducer)
    #expect(both.recognizer == TinyModel.online.recognizer && both.files["model"] == TinyModel.online.files["model"])
    #expect(TinyModel.online.secondPass == nil)
  }

  private func stream(budget: Int) throws -> any RecognitionStream {
    let folder = TinyModel.root + "/Tests/Fixtures/miniatures/canary"
    let second = EngineConfiguration(
      recognizer: "sherpa/canary", options: ["kind": "canary", "threads": "1"],
      files: ["encoder", "decoder"].reduce(into: ["tokens": folder + "/tokens.txt"]) { $0[$1] = "\(folder)/\($1).onnx" }
    )
    var configuration = TinyModel.online.withSecondPass(second)
    configuration.options["second-pass-budget-ms"] = "\(budget)"
    return try loader.load(configuration).makeStream(for: RecognitionContext())
  }
}
