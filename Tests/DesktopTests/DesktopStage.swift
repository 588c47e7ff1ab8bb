import GLibRuntime
import TestSupport

/// A stage with an X display: real fields, keys from its keyboard, and a panel that sees the bubble.
@GLibActor
struct DesktopStage {
  let stage: DictationStage
  let panel: ScriptedPanel
  let keyboard: Keyboard
  private let fingers = Fingers()

  var session: PrivateSession { stage.session }
  var script: RecognizerScript { stage.script }
  var monitor: ServiceMonitor { stage.monitor }

  nonisolated static func run(
    environment: [String: String] = [:], settings: [String: String] = [:],
    _ body: @escaping @GLibActor (DesktopStage) async throws -> Void
  ) async throws {
    let options = SessionOptions(display: .xvfb, environment: environment, settings: settings)
    try await DictationStage.run(options) { stage in
      let panel = try await ScriptedPanel(in: stage.session)
      try await IBusConnection(to: stage.session).activate(engine: "utter")
      try await body(DesktopStage(stage, panel))
    }
  }

  private init(_ stage: DictationStage, _ panel: ScriptedPanel) {
    self.stage = stage
    self.panel = panel
    keyboard = Keyboard(stage.session)
  }

  /// An application whose entry has the keyboard.
  func open(_ toolkit: TextFieldApp.Toolkit, name: String = "first") async throws -> TextFieldApp {
    try await TextFieldApp.open(toolkit, name: name, in: session, seenBy: panel)
  }

  /// Presses the toggle keys in the application that has the keyboard, and lets them go.
  func toggle(_ app: TextFieldApp) async throws {
    try await fingers.press { try await keyboard.chord(["Control_L", "Shift_L"], "space", in: app) }
  }

  /// Presses one of the keys about the last dictation in the application that has the keyboard, and lets them go.
  func press(_ key: String, in app: TextFieldApp) async throws {
    try await fingers.press { try await keyboard.chord(["Control_L", "Alt_L"], key, in: app) }
  }

  /// Dictates hands free where the keyboard is; the words are awaited.
  func dictate(_ app: TextFieldApp) async throws {
    let start = panel.events.count
    try await toggle(app)
    try await panel.saysRecording(from: start)
    let end = panel.events.count
    try await toggle(app)
    try await panel.saysProcessing(from: end)
  }
}

/// What was said, without what the joining to the text around the caret and the cleaning up add to it.
func words(_ text: String) -> String {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
}
