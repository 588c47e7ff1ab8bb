internal import AudioFiles
public import GLibRuntime
internal import Speech

/// A session in which somebody can dictate: sound server and microphone with a voice in front of it, the service, and a
/// recognizer that hears what the test says it does.
@GLibActor
public final class DictationStage {
  public let session: PrivateSession
  public let sound: PulseServer
  public let microphone: PipeMicrophone
  public let script: RecognizerScript
  public let monitor: ServiceMonitor

  private let voice: Task<Void, Never>

  public init(in session: PrivateSession) async throws {
    self.session = session
    script = try RecognizerScript(in: session)
    sound = try await PulseServer(in: session)
    microphone = try await sound.addMicrophone()
    monitor = try await ServiceMonitor(in: session)
    let speech = try AudioFileReader(
      path: await Flite.speak("the quick brown fox", into: "\(session.folder)/voice.wav", in: session)
    ).rest()
    let words = Self.withoutPauses(speech)
    voice = Task { [microphone] in
      while !Task.isCancelled { await microphone.play(words) }
    }
  }

  /// Nobody speaks any more.
  public func fallSilent() { voice.cancel() }

  /// However short a dictation is, there is a voice in it.
  private static func withoutPauses(_ speech: [Int16]) -> [Int16] {
    stride(from: 0, to: speech.count - AudioFormat.fragmentSamples, by: AudioFormat.fragmentSamples).flatMap { start in
      let fragment = speech[start..<start + AudioFormat.fragmentSamples]
      return fragment.contains { $0.magnitude > 2_000 } ? Array(fragment) : []
    }
  }

  /// Runs `body` on a stage in a new session.
  public nonisolated static func run(
    _ options: SessionOptions = SessionOptions(),
    _ body: @escaping @GLibActor (DictationStage) async throws -> Void
  ) async throws {
    var options = options
    options.recognizer = .scripted
    try await PrivateSession.run(options) { session in
      let stage = try await DictationStage(in: session)
      defer { stage.fallSilent() }
      try await body(stage)
    }
  }
}
