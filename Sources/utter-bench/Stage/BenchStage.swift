import GLibRuntime
import TestSupport

/// A session in which somebody dictates into a text field; all is real but the hands and the voice.
@GLibActor
final class BenchStage {
  let session: PrivateSession
  let monitor: ServiceMonitor

  private let sound: PulseServer
  private let microphone: PipeMicrophone
  private let ibus: IBusConnection
  private let desktop: ScriptedDesktop
  private let clock = ContinuousClock()

  /// How the microphone is opened.
  enum Trigger {
    case hold, toggle
  }

  private init(in session: PrivateSession) async throws {
    self.session = session
    monitor = try await ServiceMonitor(in: session)
    sound = try await PulseServer(in: session)
    microphone = try await sound.addMicrophone()
    ibus = try await IBusConnection(to: session)
    desktop = ScriptedDesktop(.gtk3, in: session)
    try await desktop.focus(ScriptedField("bench", "field"))
  }

  /// Runs `body` on a stage in a new session, with Utter the active input source.
  nonisolated static func run<T: Sendable>(
    _ options: SessionOptions = SessionOptions(), patience: Duration = .seconds(900),
    _ body: @escaping @GLibActor (BenchStage) async throws -> T
  ) async throws -> T {
    try await PrivateSession.run(options, patience: patience) { session in
      let stage = try await BenchStage(in: session)
      try await stage.activate("utter")
      try await stage.serviceRuns()
      return try await body(stage)
    }
  }

  func activate(_ engine: String) async throws { try await ibus.activate(engine: engine) }

  /// Types a few letters, as everybody does.
  func type() async throws {
    for _ in 0..<50 { _ = try await desktop.tap(.a) }
  }

  /// Speaks with the hold key down.
  /// - Returns: The time from the release of the key to the text in the field.
  @discardableResult
  func dictate(_ speech: [Int16]) async throws -> Duration {
    let changes = desktop.changes.count
    let signals = monitor.signals.count
    _ = try await firstSample(.hold)
    await microphone.play(speech)
    let release = clock.now
    _ = try await desktop.release(.controlRight)
    try await monitor.unlessItFails(from: signals) { [desktop] in
      _ = try await desktop.changes.wait(for: "the text", from: changes) { $0.first }
    }
    let time = release.duration(to: clock.now)
    try await microphoneIsFree()
    return time
  }

  /// Opens the microphone.
  /// - Returns: The time from the last key's press to the first captured sample.
  func firstSample(_ trigger: Trigger) async throws -> Duration {
    let signals = monitor.signals.count
    let key: ScriptedKey
    switch trigger {
    case .hold: key = .controlRight
    case .toggle:
      _ = try await desktop.press(.controlLeft)
      _ = try await desktop.press(.shiftLeft)
      key = .space
    }
    let press = clock.now
    _ = try await desktop.press(key)
    try await monitor.unlessItFails(from: signals) { [monitor] in
      try await monitor.signal("Started", from: signals)
    }
    let time = press.duration(to: clock.now)
    if trigger == .toggle {
      for key in [ScriptedKey.space, .shiftLeft, .controlLeft] { _ = try await desktop.release(key) }
    }
    return time
  }

  /// Ends a dictation without text.
  func cancel(_ trigger: Trigger) async throws {
    _ = try await desktop.tap(.escape)
    if trigger == .hold { _ = try await desktop.release(.controlRight) }
    try await microphoneIsFree()
  }

  /// The next dictation has to open it anew, and a key pressed again at once would count as repeating.
  private func microphoneIsFree() async throws {
    repeat { try await Task.sleep(for: .milliseconds(200)) } while try await !sound.recordings.isEmpty
  }

  /// The engine starts it when it becomes the input source.
  private func serviceRuns() async throws {
    while session.processes(Program.service.rawValue).isEmpty { try await Task.sleep(for: .milliseconds(50)) }
  }
}
