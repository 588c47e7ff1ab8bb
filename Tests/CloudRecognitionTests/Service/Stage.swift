import CloudRecognition
import GLibRuntime
import HTTP
import Secrets
import Speech
import TestSupport
import Testing

/// A provider of a test's own, and recognizers for it.
@GLibActor
final class Stage {
  nonisolated static let key = "sk-a-key-that-is-nowhere-else"

  let server: StubServer
  let service: CloudService
  let clock = ImpatientClock()
  private let folder: TemporaryFolder
  private let recognizers: CloudRecognizers

  /// - Parameter entry: further members of the provider's entry, such as `"codec": "wav"`.
  init(_ server: StubServer, _ entry: String = "", address: String? = nil, key: String? = Stage.key) throws {
    self.server = server
    folder = try TemporaryFolder()
    let json = "{ \"stub\": { \"base-url\": \"\(address ?? server.address)/v1\"\(entry.isEmpty ? "" : ", \(entry)") } }"
    try folder.write(Array(json.utf8), to: "providers.json")
    let environment = key.map { ["UTTER_STUB_API_KEY": $0] } ?? ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
    service = CloudService(
      keys: APIKeys(environment: environment), memory: StreamingMemory(file: folder.file("streaming.json")),
      clock: clock, isNetworkAvailable: { false })
    recognizers = CloudRecognizers(service, providers: ProviderFile(path: folder.file("providers.json")))
  }

  /// The text of an utterance that is fed as it would be spoken, only faster.
  func transcribe(
    _ samples: [Int16], hints: [String] = [], language: String = "en-GB", purpose: RecognitionPurpose = .dictation,
    pace: @GLibActor () async throws -> Void = {}
  ) async throws -> String {
    let recognizer = try await recognizer(purpose)
    try await recognizer.start(RecognitionContext(language: language, hints: hints)) { _ in }
    for start in stride(from: 0, to: samples.count, by: 320) {
      await recognizer.feed(Array(samples[start..<min(start + 320, samples.count)]))
      // As in a dictation, where there is time between two fragments.
      await Task.yield()
    }
    try await pace()
    return try await recognizer.finish(deadline: .seconds(1)).text
  }

  func recognizer(_ purpose: RecognitionPurpose = .dictation) async throws -> any Recognizer {
    let id = RecognizerID.cloud(provider: "stub", model: "whisper-1")
    return try #require(try await recognizers.recognizer(id, for: purpose, replay: KeptSamples()))
  }

  /// What the service said about a failure.
  func failure(of samples: [Int16] = Stage.speech) async throws -> String {
    let error = await #expect(throws: RecognizerError.self) { try await transcribe(samples) }
    guard case .unavailable(let sentence) = error else { throw ProcessFailure("\(String(describing: error))") }
    return sentence
  }

  /// The forms that were sent, in the order of their arrival, strictly read.
  func forms() throws -> [StubForm] {
    try server.requests.events.filter { $0.method == "POST" }.map { try $0.form() }
  }

  /// Noise that the voice detector takes for speech: 1.5 s between silences.
  nonisolated static let speech: [Int16] = silence(0.5) + noise(1.5) + silence(0.3)

  nonisolated static func silence(_ seconds: Double) -> [Int16] {
    [Int16](repeating: 1, count: Int(seconds * 16_000))
  }

  /// Bursts as of syllables, 220 ms with 80 ms between them. The same for the same length and seed.
  nonisolated static func noise(_ seconds: Double, seed: UInt64 = 1) -> [Int16] {
    var state = seed
    return (0..<Int(seconds * 16_000)).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int16(truncatingIfNeeded: Int64(state >> 48)) / (index % 4800 < 3520 ? 4 : 4096)
    }
  }
}

/// Waits for nothing, and remembers what it should have waited for. Time passes when a test says so.
@GLibActor
final class ImpatientClock: CloudClock {
  var now = Duration.zero
  private(set) var waits: [Duration] = []

  nonisolated init() {}

  @GLibActor
  func wait(_ time: Duration) async { waits.append(time) }
}
