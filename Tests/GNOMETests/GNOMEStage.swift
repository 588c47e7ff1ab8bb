import GLibRuntime
import TestSupport

/// A stage on GNOME Shell: its windows, its keys, its input method.
@GLibActor
struct GNOMEStage {
  let stage: DictationStage
  let shell: GNOMEShell
  private let fingers = Fingers()

  private init(_ stage: DictationStage, _ shell: GNOMEShell) {
    self.stage = stage
    self.shell = shell
  }

  var session: PrivateSession { stage.session }
  var script: RecognizerScript { stage.script }
  var monitor: ServiceMonitor { stage.monitor }

  /// Utter alone, so that nothing is swapped in for password fields; or beside a keyboard layout, as GNOME has it.
  nonisolated static let alone = "[('ibus', 'utter')]"
  nonisolated static let besideALayout = "[('ibus', 'utter'), ('xkb', 'us')]"

  nonisolated static func run(
    sources: String = besideALayout, settings: [String: String] = [:],
    _ body: @escaping @GLibActor (GNOMEStage) async throws -> Void
  ) async throws {
    let options = SessionOptions(display: .gnome(sources: sources), settings: settings)
    try await DictationStage.run(options) { stage in
      guard let shell = stage.session.shell else { return }
      try await body(GNOMEStage(stage, shell))
    }
  }

  /// A GTK 4 application whose entry has the keyboard.
  func open(_ name: String) async throws -> TextFieldApp {
    let app = try await TextFieldApp(.gtk4, name: name, in: session)
    try await shell.activate(app)
    return app
  }

  func toggle() async throws {
    try await fingers.press {
      try await shell.press(.controlLeft)
      try await shell.press(.shiftLeft)
      try await shell.tap(.space)
      try await shell.release(.shiftLeft)
      try await shell.release(.controlLeft)
    }
  }

  /// Begins a dictation hands free, and waits until it records.
  func begin() async throws {
    let start = monitor.signals.count
    try await toggle()
    try await monitor.signal("Started", from: start)
  }

  /// Dictates hands free where the keyboard is; the words are awaited.
  func dictate() async throws {
    try await begin()
    try await toggle()
  }

  /// Presses the hold key and waits until the press is a hold.
  func hold(_ key: ScriptedKey = .controlRight) async throws {
    try await shell.press(key)
    try await shell.wait(for: "the bubble", Self.bubbleIsShown)
  }

  /// Waits until the words are either in the field or waiting.
  func isPending(
    orIn field: TextFieldApp.Field, of app: TextFieldApp, where isWanted: @escaping @Sendable (String) -> Bool
  ) async throws -> Bool {
    let outcome = EventLog<Bool>("the outcome")
    let committed = GLibActor.task {
      guard (try? await app.text(of: field, becomes: "the words", where: isWanted)) != nil else { return }
      outcome.append(false)
    }
    let kept = GLibActor.task { [monitor] in
      guard (try? await monitor.pending(1)) != nil else { return }
      outcome.append(true)
    }
    defer {
      committed.cancel()
      kept.cancel()
    }
    return try await outcome.wait(for: "the words in \(field) or waiting") { $0.first }
  }

  nonisolated static let engine = "imports.misc.ibusManager.getIBusManager()._currentEngineName"

  /// The bubble is a part of the shell's own candidate window.
  nonisolated static let bubbleIsShown = """
    (() => { const popup = imports.misc.ibusManager.getIBusManager()._candidatePopup;
             return popup._auxText.visible && popup._auxText.text.startsWith('●'); })()
    """
}

/// What was said, without what the joining to the text around the caret and the cleaning up add to it.
func words(_ text: String) -> String {
  text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
}
