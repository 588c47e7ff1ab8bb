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

  /// Who presses the key and thinks first is heard as well: without `Onset`, 46 of 89 words are wrong.
  @Test(
    .enabled(if: !SharedSpeech.all.isEmpty, "\(SharedSpeech.whyMissing)"))
  func understandsPeopleBehindAPause() throws {
    let engine = try load()
    var errors = WordErrors()
    for recording in SharedSpeech.all {
      let samples = try room(seconds: 4) + recording.samples()
      errors += WordErrors(said: recording.transcript, heard: try transcribe(samples, with: engine).text)
    }
    #expect(errors.rate <= 0.40)
  }

  /// A device that wakes up with zeros, the click of the key, the room, and a voice that may be soft.
  @Test(arguments: [1, 4, 40])
  func theRoomBeforeTheVoiceChangesNothing(softer: Int16) async throws {
    let zeros = [Int16](repeating: 0, count: AudioFormat.sampleRate / 5)
    let click = (0..<AudioFormat.sampleRate / 50).map { Int16($0 % 2 == 0 ? 6000 : -6000) }
    let voice = try await Flite.samples("the weather is nice today").map { $0 / softer }
    let heard = try transcribe(zeros + click + room(seconds: 3) + voice)
    #expect(heard.text == "the weather is nice today")
    guard case .began(let start)? = heard.voice.first else { return #expect(Bool(false), "no voice was marked") }
    #expect(start > AudioFormat.sampleRate * 3)
  }
}

private struct Result: Equatable {
  var text: String
  var partials: [Hypothesis] = []
  var voice: [VoiceEvent] = []
}

/// Faint noise, about -70 dBFS.
private func room(seconds: Int) -> [Int16] {
  var random = SeededRandom(seed: 1)
  return (0..<seconds * AudioFormat.sampleRate).map { _ in Int16.random(in: -15...15, using: &random) }
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
