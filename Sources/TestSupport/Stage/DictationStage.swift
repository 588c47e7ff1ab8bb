internal import AudioFiles
public import GLibRuntime

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
    let words = try AudioFileReader(
      path: await Flite.speak("the quick brown fox", into: "\(session.folder)/voice.wav", in: session)
    ).rest()
    voice = Task { [microphone] in
      while !Task.isCancelled { await microphone.play(words) }
    }
  }

  /// Runs `body` on a stage in a new session.
  public nonisolated static func run(
    _ options: SessionOptions = SessionOptions(), patience: Duration = .seconds(120),
    _ body: @escaping @GLibActor (DictationStage) async throws -> Void
  ) async throws {
    var options = options
    options.recognizer = .scripted
    try await PrivateSession.run(options, patience: patience) { session in
      let stage = try await DictationStage(in: session)
      defer { stage.voice.cancel() }
      try await body(stage)
    }
  }
}
