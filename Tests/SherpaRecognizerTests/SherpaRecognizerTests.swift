import Foundation
import SherpaRecognizer
import Speech
import TestSupport
import Testing

@Suite struct SherpaRecognizerTests {
  private let loader = SherpaLoader(libraryFolder: TinyModel.library)

  /// Word error rate over six recordings of voices that the model was not trained on.
  @Test(arguments: TinyModel.all)
  func heldOutVoicesAreUnderstood(configuration: EngineConfiguration) throws {
    let engine = try loader.load(configuration)
    var errors = WordErrors()
    for (file, text) in TinyModel.recordings {
      let stream = try engine.makeStream(for: RecognitionContext())
      _ = try feed(TinyModel.samples(file), to: stream)
      errors += WordErrors(said: text, heard: try stream.finish().text)
    }
    #expect(errors.rate <= 0.1)
  }

  /// The recording ends with its last word: without silence fed behind it, that word would be lost.
  @Test(arguments: TinyModel.recordings, [TinyModel.online, TinyModel.onlineTransducer])
  func noLastWordIsLost(recording: (file: String, text: String), model: EngineConfiguration) throws {
    let stream = try loader.load(model).makeStream(for: RecognitionContext())
    _ = try feed(TinyModel.trimmed(recording.file), to: stream)
    #expect(try stream.finish().text.split(separator: " ").last == recording.text.split(separator: " ").last)
  }

  @Test(arguments: [1, 160, 320, 1600, 16_000]) func howTheSamplesAreCutChangesNothing(block: Int) throws {
    let stream = try loader.load(TinyModel.online).makeStream(for: RecognitionContext())
    _ = try feed(TinyModel.samples("digits"), to: stream, block: block)
    #expect(try stream.finish().text == "one two three four five")
  }

  @Test func partialsGrowWhileTheSpeakerSpeaks() throws {
    let stream = try loader.load(TinyModel.online).makeStream(for: RecognitionContext())
    let partials = try feed(TinyModel.samples("open-file"), to: stream).compactMap(\.hypothesis)
    #expect(partials.count >= 3)
    #expect(partials.contains { !$0.stable.isEmpty && !$0.volatile.isEmpty })
    for (earlier, later) in zip(partials, partials.dropFirst()) { #expect(later.stable.hasPrefix(earlier.stable)) }
    #expect(try stream.finish().text.hasPrefix(partials.last?.stable ?? "-"))
  }

  @Test(arguments: TinyModel.all)
  func nothingSaidGivesNothing(configuration: EngineConfiguration) throws {
    let engine = try loader.load(configuration)
    for sound in [
      [], TinyModel.silence(seconds: 3), TinyModel.noise(seconds: 3, amplitude: 20),
      TinyModel.noise(seconds: 3, amplitude: 3_000),
    ] {
      let stream = try engine.makeStream(for: RecognitionContext())
      _ = try feed(sound, to: stream)
      #expect(try stream.finish().text == "")
    }
  }

  /// What is closed by a pause is decoded and shown as stable while the recording goes on.
  @Test func closedSegmentsAreFrozenWhileTheSpeakerSpeaks() throws {
    let stream = try loader.load(TinyModel.offline).makeStream(for: RecognitionContext())
    let pause = TinyModel.silence(seconds: 1)
    let first = try feed(TinyModel.silence(seconds: 0.5) + TinyModel.samples("hello-world") + pause, to: stream)
    #expect(first.compactMap(\.hypothesis).last?.stable == "hello world")
    _ = try feed(TinyModel.samples("digits") + pause, to: stream)
    #expect(try stream.finish().text == "hello world one two three four five")
  }

  /// After a hesitation the words are there before anybody asks for them.
  @Test func aHesitationIsTriedOut() throws {
    let stream = try loader.load(TinyModel.offline).makeStream(for: RecognitionContext())
    let events = try feed(
      TinyModel.silence(seconds: 0.5) + TinyModel.trimmed("hello-world") + TinyModel.silence(seconds: 0.4), to: stream)
    #expect(events.compactMap(\.hypothesis).last == Hypothesis(volatile: "hello world"))
    #expect(try stream.finish().text == "hello world")
  }

  @Test func twoUtterancesAtOnceDoNotMix() throws {
    let engine = try loader.load(TinyModel.online)
    let one = try engine.makeStream(for: RecognitionContext())
    let two = try engine.makeStream(for: RecognitionContext())
    let digits = try TinyModel.samples("digits")
    let hello = try TinyModel.samples("hello-world")
    for start in stride(from: 0, to: max(digits.count, hello.count), by: 1_600) {
      _ = try one.accept(Array(digits[min(start, digits.count)..<min(start + 1_600, digits.count)]))
      _ = try two.accept(Array(hello[min(start, hello.count)..<min(start + 1_600, hello.count)]))
    }
    #expect(try one.finish().text == "one two three four five")
    #expect(try two.finish().text == "hello world")
  }

  @Test(.enabled(if: TinyModel.hasSilero, "../shared/models/silero_vad.onnx is not here"))
  func sileroHearsVoicesAndNothingElse() throws {
    var configuration = TinyModel.offline
    configuration.files["voice-activity"] = TinyModel.silero
    let engine = try loader.load(configuration)
    let speech = try TinyModel.samples(file: TinyModel.root + "/../shared/speech/jfk.wav")
    let stream = try engine.makeStream(for: RecognitionContext())
    let events = try feed(speech + TinyModel.silence(seconds: 1), to: stream).compactMap(\.voice)
    #expect(events.count >= 2)
    for sound in [
      TinyModel.silence(seconds: 5), TinyModel.noise(seconds: 5, amplitude: 3_000), TinyModel.tone(seconds: 5),
    ] {
      let silent = try engine.makeStream(for: RecognitionContext())
      #expect(try feed(sound, to: silent).compactMap(\.voice).isEmpty)
      #expect(try silent.finish().text == "")
    }
  }

  /// An online model that hears something in noise is not asked where Silero hears nothing.
  @Test(.enabled(if: TinyModel.hasSilero, "../shared/models/silero_vad.onnx is not here"))
  func whatSileroTakesForSilenceHoldsNoWords() throws {
    var configuration = TinyModel.online
    configuration.files["voice-activity"] = TinyModel.silero
    let engine = try loader.load(configuration)
    let silent = try engine.makeStream(for: RecognitionContext())
    _ = try feed(TinyModel.tone(seconds: 3), to: silent)
    #expect(try silent.finish().text == "")
    let spoken = try engine.makeStream(for: RecognitionContext())
    _ = try feed(TinyModel.samples("digits"), to: spoken)
    #expect(try spoken.finish().text == "one two three four five")
  }

  @Test func aMissingLibraryIsNamed() throws {
    let error = #expect(throws: RecognizerError.self) {
      try SherpaLoader(libraryFolder: "/nowhere").load(TinyModel.online)
    }
    guard case .unavailable(let sentence) = error else {
      Issue.record("expected unavailable, got \(String(describing: error))")
      return
    }
    #expect(sentence.contains("/nowhere/libsherpa-onnx-c-api.so"))
  }

  @Test(arguments: ["model", "tokens"]) func aMissingFileIsNamed(role: String) throws {
    var configuration = TinyModel.online
    configuration.files[role] = "/nowhere/\(role)"
    let wrong = configuration
    #expect(throws: RecognizerError.self) { try loader.load(wrong) }
  }

  @Test(arguments: ["", "a b c d\n", "\u{0}\u{1}\u{2}", "word without id\n"])
  func aFileThatIsNoTokenTableIsRefusedBeforeTheLibrarySeesIt(text: String) throws {
    let file = NSTemporaryDirectory() + "/utter-tokens-" + UUID().uuidString
    try Data(text.utf8).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    var configuration = TinyModel.online
    configuration.files["tokens"] = file
    let wrong = configuration
    #expect(throws: RecognizerError.self) { try loader.load(wrong) }
  }

  @Test func aKindThatIsUnknownIsNamed() throws {
    var configuration = TinyModel.online
    configuration.options["kind"] = "telepathy"
    let wrong = configuration
    #expect(throws: RecognizerError.self) { try loader.load(wrong) }
  }

  /// The library is opened, but it is another one.
  @Test func aBrokenModelIsRefused() throws {
    let file = NSTemporaryDirectory() + "/utter-model-" + UUID().uuidString + ".onnx"
    try Data(repeating: 7, count: 5_000).write(to: URL(filePath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    var configuration = TinyModel.online
    configuration.files["model"] = file
    let wrong = configuration
    #expect(throws: RecognizerError.self) { try loader.load(wrong) }
  }

  private func feed(
    _ samples: [Int16], to stream: any RecognitionStream, block: Int = AudioFormat.fragmentSamples
  ) throws -> [RecognitionEvent] {
    try stride(from: 0, to: samples.count, by: block).flatMap {
      try stream.accept(Array(samples[$0..<min($0 + block, samples.count)]))
    }
  }
}

extension RecognitionEvent {
  var hypothesis: Hypothesis? {
    if case .partial(let hypothesis) = self { hypothesis } else { nil }
  }

  var voice: VoiceEvent? {
    if case .voice(let event) = self { event } else { nil }
  }
}
