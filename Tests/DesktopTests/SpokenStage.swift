import AudioFiles
import GLibRuntime
import Speech
import TestSupport

/// A session with a display, a microphone that hears what is played to it, and the real recognizer.
@GLibActor
struct SpokenStage {
  let session: PrivateSession
  let microphone: PipeMicrophone
  let monitor: ServiceMonitor
  let keyboard: Keyboard
  private let panel: ScriptedPanel

  nonisolated static func run(
    _ options: SessionOptions = SessionOptions(), _ body: @escaping @GLibActor (SpokenStage) async throws -> Void
  ) async throws {
    var options = options
    options.display = .xvfb
    try await PrivateSession.run(options) { session in
      let sound = try await PulseServer(in: session)
      let microphone = try await sound.addMicrophone()
      let monitor = try await ServiceMonitor(in: session)
      try await IBusConnection(to: session).activate(engine: "utter")
      let panel = try await ScriptedPanel(in: session)
      try await body(
        SpokenStage(
          session: session, microphone: microphone, monitor: monitor, keyboard: Keyboard(session), panel: panel))
    }
  }

  /// An application whose view has the keyboard.
  func open(_ toolkit: TextFieldApp.Toolkit) async throws -> TextFieldApp {
    let app = try await TextFieldApp.open(toolkit, name: "first", in: session, seenBy: panel)
    try await app.focus(.view, seenBy: panel)
    return app
  }

  /// Speaks with the hold key down.
  func say(_ file: String) async throws {
    let samples = try AudioFileReader(path: file).rest()
    let start = monitor.signals.count
    try await keyboard.down("Control_R")
    try await monitor.signal("Started", from: start)
    await microphone.play(samples + [Int16](repeating: 0, count: AudioFormat.sampleRate / 4))
    try await keyboard.up("Control_R")
  }
}
