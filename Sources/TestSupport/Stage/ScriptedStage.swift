import DictationCore
public import GLibRuntime

/// A `DictationStage` with a scripted desktop, Utter being the active input source, and a panel that sees the bubble.
@GLibActor
public final class ScriptedStage {
  public let stage: DictationStage
  public let desktop: ScriptedDesktop
  public let panel: ScriptedPanel
  public let ibus: IBusConnection
  private let fingers = Fingers()

  public var session: PrivateSession { stage.session }
  public var script: RecognizerScript { stage.script }
  public var monitor: ServiceMonitor { stage.monitor }

  public init(_ style: ScriptedStyle, on stage: DictationStage) async throws {
    self.stage = stage
    panel = try await ScriptedPanel(in: stage.session)
    desktop = ScriptedDesktop(style, in: stage.session)
    ibus = try await IBusConnection(to: stage.session)
    try await ibus.activate(engine: "utter")
    try await letTheDaemonKnowTheEngine()
  }

  /// The daemon asks an engine it has not seen before whether it wants to know the clients, and does not wait for the
  /// answer: until then a focus comes without a client, in which nothing is as it is in a known one. The answer to a
  /// key comes behind that one.
  private func letTheDaemonKnowTheEngine() async throws {
    let connection = try await IBusConnection(to: session)
    let context = try await connection.makeContext("gtk4-im:first")
    context.focusIn()
    _ = try await context.processKey(.shiftLeft, state: ScriptedKey.release)
    context.focusOut()
    try await context.settle()
    await connection.close()
  }

  /// Runs `body` on a stage in a new session.
  public nonisolated static func run(
    _ style: ScriptedStyle, settings: [String: String] = [:],
    _ body: @escaping @GLibActor (ScriptedStage) async throws -> Void
  ) async throws {
    try await run(style, SessionOptions(settings: settings), body)
  }

  public nonisolated static func run(
    _ style: ScriptedStyle, _ options: SessionOptions,
    _ body: @escaping @GLibActor (ScriptedStage) async throws -> Void
  ) async throws {
    try await DictationStage.run(options) { stage in
      let scripted = try await ScriptedStage(style, on: stage)
      do {
        try await body(scripted)
      } catch {
        throw ProcessFailure("\(error)\n\(scripted.story)")
      }
    }
  }

  /// What the user, the fields and the service saw last, for the story of a failure.
  public var story: String {
    let signals = monitor.signals.events.filter { $0.name != "Level" }
    return """
      panel: \(panel.events.events.suffix(30))
      service: \(signals.suffix(20))
      fields: \(desktop.changes.events.suffix(10))
      focus: \(desktop.focused.map { "\($0)" } ?? "nothing")
      recognizer: asked \(script.questions.count) times
      \(session.productLogs)
      """
  }

  /// Every bubble that was shown so far.
  public var bubbles: [String] {
    panel.events.events.compactMap { if case .bubble(let text, true) = $0 { text } else { nil } }
  }

  /// Presses the hold key and waits until the bubble says that it is recording: the press is a hold by then.
  public func hold() async throws {
    let start = panel.events.count
    _ = try await desktop.press(.controlRight)
    try await panel.saysRecording(from: start)
  }

  public func release() async throws { _ = try await desktop.release(.controlRight) }

  /// Presses the toggle keys, and lets them go.
  public func toggle() async throws {
    try await fingers.press { try await desktop.toggle() }
  }

  /// Begins a dictation hands free, and waits until it is recording.
  public func begin() async throws {
    let start = panel.events.count
    try await toggle()
    try await panel.saysRecording(from: start)
  }

  /// Ends it, and waits until its words are being worked on.
  public func end() async throws {
    let start = panel.events.count
    try await toggle()
    try await panel.saysProcessing(from: start)
  }
}
