import CloudRecognition
import GLibRuntime
import Secrets
import Speech
import TestSupport

/// A recognizer of a web service over a line of a certain slowness, and how long its text takes.
@GLibActor
struct CloudLine {
  private let server: StubServer
  private let link: SlowLink?
  private let folder: TemporaryFolder
  private let recognizers: CloudRecognizers

  /// - Parameter isSlow: 50 ms there and back, and 1 Mbit/s up; otherwise as fast as this machine is to itself.
  init(isSlow: Bool, streams: Bool) throws {
    server = try StubServer { _ in .text("the text") }
    let link = isSlow ? try SlowLink(to: server.port, roundTrip: Self.roundTrip, upload: 125_000) : nil
    self.link = link
    folder = try TemporaryFolder()
    let port = link?.port ?? server.port
    try folder.write(
      Array(#"{"stub": {"base-url": "http://127.0.0.1:\#(port)/v1", "key": false, "streaming": \#(streams)}}"#.utf8),
      to: "providers.json")
    recognizers = CloudRecognizers(
      CloudService(keys: APIKeys(environment: [:])), providers: ProviderFile(path: folder.file("providers.json")))
  }

  nonisolated static let roundTrip = Duration.milliseconds(50)

  /// From the end of the speech, which is fed as fast as it is spoken, to the text.
  func finishing(_ speech: [Int16]) async throws -> Duration {
    let id = RecognizerID.cloud(provider: "stub", model: "whisper-1")
    guard let recognizer = try await recognizers.recognizer(id, for: .dictation, replay: KeptSamples()) else {
      throw Complaint("There is no recognizer \(id).")
    }
    try await recognizer.start(RecognitionContext()) { _ in }
    let began = ContinuousClock.now
    for start in stride(from: 0, to: speech.count, by: AudioFormat.fragmentSamples) {
      let end = min(start + AudioFormat.fragmentSamples, speech.count)
      await recognizer.feed(Array(speech[start..<end]))
      try await Task.sleep(until: began + AudioFormat.duration(ofSamples: end))
    }
    let released = ContinuousClock.now
    let text = try await recognizer.finish(deadline: .seconds(60)).text
    guard !text.isEmpty else { throw Complaint("The service gave no text.") }
    return ContinuousClock.now - released
  }
}
