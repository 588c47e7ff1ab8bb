import PocketSphinxRecognizer
import Speech
import Synchronization
import TestSupport
import Testing

/// One after the other: each holds a model of 100 MB, and the library's log is one for the whole process.
@Suite(.serialized) struct PocketSphinxTests {
  @Test(arguments: ["hello world", "scratch that", "the weather is nice today"])
  func understandsFlite(sentence: String) async throws {
    let samples = try await Flite.samples(sentence)
    #expect(try transcribe(samples).text == sentence)
  }

  @Test(arguments: [1, 77, 320, 1000, 1 << 20])
  func wordsDoNotDependOnHowTheSamplesAreCut(size: Int) async throws {
    let samples = try await Flite.samples("please send the letter to my brother in new york")
    let whole = try transcribe(samples)
    #expect(!whole.text.isEmpty)
    #expect(try transcribe(samples, size: size) == whole)
  }

  @Test func anUtteranceIsNotChangedByTheOneBefore() async throws {
    let engine = try load()
    let loud = try await Flite.samples("nobody opened the door")
    let quiet = try await Flite.samples("there are many people in the street").map { $0 / 10 }
    let first = try transcribe(quiet, with: engine)
    _ = try transcribe(loud, with: engine)
    #expect(try transcribe(quiet, with: engine) == first)
    #expect(!first.text.isEmpty)
  }

  @Test func anUtteranceLeftOpenDoesNotDisturbTheNext() async throws {
    let engine = try load()
    let samples = try await Flite.samples("hello world")
    let stream = try engine.makeStream(for: RecognitionContext())
    _ = try stream.accept(samples)
    stream.cancel()
    #expect(try transcribe(samples, with: engine).text == "hello world")
  }

  @Test func stableWordsOnlyGrowAndVoiceIsMarked() async throws {
    let samples = try await Flite.samples("we have to finish this work before the end of the year")
    let result = try transcribe(samples)
    let stable = result.partials.map(\.stable)
    #expect(zip(stable, stable.dropFirst()).allSatisfy { $1.hasPrefix($0) })
    #expect(stable.last?.isEmpty == false)
    #expect(result.voice.first.map { if case .began = $0 { true } else { false } } == true)
  }

  @Test(arguments: [0, 1, 319, 320, 48_000])
  func silenceIsNoText(count: Int) throws {
    let result = try transcribe([Int16](repeating: 0, count: count))
    #expect(result.text.isEmpty)
    #expect(result.partials.allSatisfy { $0.text.isEmpty })
  }

  /// Longer than two stretches; every sentence is followed by a pause.
  @Test func aLongUtteranceIsDecodedInStretches() async throws {
    let sentence = try await Flite.samples("the weather is nice today")
    let pause = [Int16](repeating: 0, count: 16_000)
    let result = try transcribe(Array(repeatElement(sentence + pause, count: 10).joined()))
    #expect(result.text == Array(repeating: "the weather is nice today", count: 10).joined(separator: " "))
    let stable = result.partials.map(\.stable)
    #expect(zip(stable, stable.dropFirst()).allSatisfy { $1.hasPrefix($0) })
  }

  @Test(arguments: ["en", "en-US", "en_GB", "EN"])
  func speaksEnglish(language: String) throws {
    _ = try load().makeStream(for: RecognitionContext(language: language))
  }

  @Test(arguments: ["de", "de-AT", "eng", "", "fr"])
  func otherLanguagesAreRefused(language: String) throws {
    let engine = try load()
    #expect(throws: RecognizerError.languageUnsupported(language)) {
      try engine.makeStream(for: RecognitionContext(language: language))
    }
  }

  @Test func aMissingModelIsNamed() throws {
    let loader = PocketSphinxLoader(environment: ["UTTER_POCKETSPHINX_MODEL": "/nowhere"])
    let expected = RecognizerError.modelMissing(
      "The speech model of PocketSphinx is missing (/nowhere/en-us/mdef); install the package pocketsphinx-en-us.")
    #expect(throws: expected) { try loader.load(EngineConfiguration(recognizer: "pocketsphinx")) }
    #expect(throws: RecognizerError.self) {
      try PocketSphinxLoader().load(EngineConfiguration(recognizer: "pocketsphinx", files: ["model": "/nowhere"]))
    }
  }

  @Test(
    .enabled(if: !SharedSpeech.all.isEmpty, "\(SharedSpeech.whyMissing)"))
  func understandsPeopleAsWellAsMeasured() throws {
    let engine = try load()
    var errors = WordErrors()
    for recording in SharedSpeech.all {
      errors += WordErrors(
        said: recording.transcript, heard: try transcribe(try recording.samples(), with: engine).text)
    }
    // 25 of 89 words are wrong, most of them in a speech of 1961 before a large crowd.
    #expect(errors.rate <= 0.35)
  }
}

private struct Result: Equatable {
  var text: String
  var partials: [Hypothesis] = []
  var voice: [VoiceEvent] = []
}

private func load() throws -> any RecognitionEngine {
  try PocketSphinxLoader().load(EngineConfiguration(recognizer: PocketSphinxLoader.recognizer))
}

private func transcribe(
  _ samples: [Int16], size: Int = AudioFormat.fragmentSamples, with engine: (any RecognitionEngine)? = nil
) throws -> Result {
  let stream = try (engine ?? load()).makeStream(for: RecognitionContext())
  var result = Result(text: "")
  for start in stride(from: 0, to: samples.count, by: size) {
    for event in try stream.accept(Array(samples[start..<min(start + size, samples.count)])) {
      switch event {
      case .partial(let hypothesis): result.partials.append(hypothesis)
      case .voice(let event): result.voice.append(event)
      }
    }
  }
  result.text = try stream.finish().text
  return result
}
