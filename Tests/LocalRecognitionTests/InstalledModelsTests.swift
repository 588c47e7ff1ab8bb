import LocalRecognition
import Speech
import SpeechModels
import TestSupport
import Testing

/// Which model is taken, how it is loaded, and what is learnt of it.
@Suite struct InstalledModelsTests {
  @Test func `the best that runs in real time comes first, then the embedded one, then the slow ones`() async throws {
    let home = try ModelHome()
    try await home.install("good", rank: 60)
    try await home.install("better", rank: 70)
    try await home.install("german", rank: 99, languages: ["de"])
    let slow = try await home.install("slow", rank: 90)
    try await home.install("heavy", rank: 95, speed: .heavy)
    let quick = try await home.install("heavy-but-quick", rank: 80, speed: .heavy)
    let broken = try await home.install("broken", rank: 99)
    try await home.install("silero-vad", .voiceActivity, languages: [])
    home.records.note(slow) { $0.realTimeFactor = 0.9 }
    home.records.note(quick) { $0.realTimeFactor = 0.3 }
    home.records.note(broken) { $0.broken = "It aborts." }

    let english = await home.models.candidates(for: "en-GB").map(\.description)
    #expect(
      english == [
        "sherpa/heavy-but-quick", "sherpa/better", "sherpa/good", "pocketsphinx", "sherpa/slow", "sherpa/heavy",
      ])
    #expect(await home.models.candidates(for: "de") == [.sherpa("german")])
    #expect(await home.models.candidates(for: "fi").isEmpty)
  }

  @Test func `a model is loaded with what helps it`() async throws {
    let home = try ModelHome()
    try await home.install("tiny")
    try await home.install("cased", punctuated: true)
    try await home.install("silero-vad", .voiceActivity, languages: [], files: ["model": "model.onnx"])
    try await home.install(
      "punctuation-en", .punctuation, files: ["model": "model-offline.onnx", "bpe": "tokens.txt"])
    let store = home.folders.models
    let tiny = try #require(try await home.models.configuration(of: .sherpa("tiny")))
    #expect(tiny.recognizer == "sherpa/tiny")
    #expect(tiny.options["kind"] == "online-nemo-ctc")
    #expect(
      tiny.files == [
        "model": store + "/tiny/model.onnx", "tokens": store + "/tiny/tokens.txt",
        "voice-activity": store + "/silero-vad/model.onnx",
        "punctuation": store + "/punctuation-en/model-offline.onnx",
        "punctuation-vocabulary": store + "/punctuation-en/tokens.txt",
      ])
    let cased = try #require(try await home.models.configuration(of: .sherpa("cased")))
    #expect(cased.files["punctuation"] == nil)
  }

  @Test func `a second pass is by a model that is known to be fast and knows the languages`() async throws {
    let home = try ModelHome()
    try await home.install("streaming")
    let second = try await home.install("second", .offlineNeMoCTC, files: ["model": "model-offline.onnx"])
    let better = try await home.install("better", .offlineNeMoCTC, rank: 60, files: ["model": "model-offline.onnx"])
    try await home.install("german", .offlineNeMoCTC, languages: ["de"])
    func pass(_ choice: String, of name: String = "streaming") async throws -> String? {
      home.secondPass.id = choice
      return try await home.models.configuration(of: .sherpa(name))?.secondPass?.recognizer
    }
    #expect(try await pass("auto") == nil)
    home.records.note(second) { $0.realTimeFactor = 0.1 }
    home.records.note(better) { $0.realTimeFactor = 0.3 }
    #expect(try await pass("") == nil)
    #expect(try await pass("auto") == "sherpa/second")
    #expect(try await pass("sherpa/second") == "sherpa/second")
    #expect(try await pass("sherpa/better") == nil)
    #expect(try await pass("sherpa/german") == nil)
    #expect(try await pass("auto", of: "second") == nil)
    home.records.note(better) { $0.realTimeFactor = 0.2 }
    #expect(try await pass("auto") == "sherpa/better")
  }

  @Test func `what crashes with a second model is the second one's fault at first`() async throws {
    let home = try ModelHome()
    let first = try await home.install("streaming")
    let second = try await home.install("second", .offlineNeMoCTC, files: ["model": "model-offline.onnx"])
    home.records.note(second) { $0.realTimeFactor = 0.1 }
    home.secondPass.id = "auto"
    let sentence = await home.models.learn(.failed(.crashed("")), of: .sherpa("streaming"))
    #expect(sentence?.contains("second does not work beside streaming") == true)
    #expect(home.records[second].broken != nil && home.records[first].broken == nil)
    #expect(try await home.models.configuration(of: .sherpa("streaming"))?.secondPass == nil)
    _ = await home.models.learn(.failed(.crashed("")), of: .sherpa("streaming"))
    #expect(home.records[first].broken != nil)
  }

  @Test(arguments: [
    RecognizerError.crashed("it ended with status 255"), .modelRejected("No."), .modelMissing("Gone."),
  ])
  func `a model that fails is told of, marked, and not loaded again`(error: RecognizerError) async throws {
    let home = try ModelHome()
    let model = try await home.install("tiny")
    let remark = await home.models.learn(.failed(error), of: .sherpa("tiny"))
    #expect(remark?.contains("tiny") == true)
    #expect(home.records[model].broken != nil)
    #expect(await home.models.candidates(for: "en") == [.pocketSphinx])
    await #expect(throws: RecognizerError.self) { try await home.models.configuration(of: .sherpa("tiny")) }
  }

  @Test(arguments: [RecognizerError.unavailable("No library."), .audioLost("disk"), .cancelled])
  func `what is not the model's fault marks none`(error: RecognizerError) async throws {
    let home = try ModelHome()
    let model = try await home.install("tiny")
    #expect(await home.models.learn(.failed(error), of: .sherpa("tiny")) == nil)
    #expect(home.records[model] == ModelRecord())
  }

  @Test func `a model that falls behind again and again steps down, and that is told once`() async throws {
    let home = try ModelHome()
    let model = try await home.install("tiny")
    home.records.note(model) { $0.realTimeFactor = 0.2 }
    let late = RecognizerConduct.answered(audio: .seconds(10), latency: .seconds(4))
    var remarks: [String] = []
    for _ in 0..<4 { if let remark = await home.models.learn(late, of: .sherpa("tiny")) { remarks.append(remark) } }
    #expect(remarks.count == 1)
    #expect(remarks.first?.contains("too slow") == true)
    #expect(await home.models.candidates(for: "en") == [.pocketSphinx, .sherpa("tiny")])
  }

  @Test(arguments: [
    (Duration.seconds(10), Duration.milliseconds(300)), (.seconds(60), .seconds(5)), (.seconds(1), .seconds(2)),
  ])
  func `a model that keeps up stays`(audio: Duration, latency: Duration) async throws {
    let home = try ModelHome()
    let model = try await home.install("tiny")
    #expect(await home.models.learn(.answered(audio: audio, latency: latency), of: .sherpa("tiny")) == nil)
    #expect(home.records[model] == ModelRecord())
  }

  @Test func `another machine, or the model installed anew, begins without a record`() async throws {
    let home = try ModelHome()
    let model = try await home.install("tiny")
    home.records.note(model) { $0.broken = "It aborts." }
    #expect(ModelRecords(folder: home.folders.records, machine: "another")[model] == ModelRecord())
    try home.folders.store.remove("tiny")
    let other = try await home.install("tiny", .offlineNeMoCTC, files: ["model": "model-offline.onnx"])
    #expect(home.records[other] == ModelRecord())
  }

  @Test func `a model that is not installed is named`() async throws {
    let home = try ModelHome()
    let error = await #expect(throws: RecognizerError.self) {
      try await home.models.configuration(of: .sherpa("gone"))
    }
    #expect(error == .modelMissing("The model gone is not installed; `utter models install gone` installs it."))
  }
}
