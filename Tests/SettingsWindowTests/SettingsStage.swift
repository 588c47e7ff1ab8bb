import FoundationEssentials
import GLibRuntime
import SpeechModels
import TestSupport

/// The real window on a display of its own, used through its accessible tree and the keyboard.
@GLibActor
struct SettingsStage {
  let session: PrivateSession
  let app: AccessibleApp
  let keyboard: Keyboard

  nonisolated static func run(
    page: String = "welcome", settings: [String: String] = [:],
    _ body: @escaping @GLibActor (SettingsStage) async throws -> Void
  ) async throws {
    try await PrivateSession.run(SessionOptions(display: .xvfb, settings: settings)) { session in
      let stage = try await SettingsStage(page, in: session)
      try await body(stage)
      await stage.app.quit()
    }
  }

  init(_ page: String, program: String = "\(Workspace.programs)/utter-settings", in session: PrivateSession)
    async throws
  {
    self.session = session
    let recognizer = "\(Workspace.programs)/utter-recognizer"
    app = try await AccessibleApp(
      program, ["--page", page],
      environment: session.environment["UTTER_RECOGNIZER_PROGRAM"] == nil
        ? ["UTTER_RECOGNIZER_PROGRAM": recognizer] : [:], in: session)
    keyboard = Keyboard(session)
    // A list that opens takes what is under the pointer for what the user means.
    try await session.run("xdotool", "mousemove", "1279", "799")
    // No window manager gives it the keyboard.
    let window = try await session.run("xdotool", "search", "--sync", "--onlyvisible", "--name", "Utter Settings")
    try await session.run("xdotool", "windowfocus", "--sync", String(window.split(separator: "\n").first ?? ""))
  }

  /// The program as if it were installed with a catalogue that has one model, `Tiny`.
  /// - Returns: its path.
  nonisolated static func install(model address: String, bytes: Int, in session: PrivateSession) async throws -> String
  {
    struct Document: Encodable {
      var version = 1
      var models: [SpeechModel]
    }
    var model = TinySpeechModel.streaming
    model.archive = SpeechModel.Source(url: address, bytes: bytes, unpackedBytes: 3 * bytes)
    let place = "\(session.folder)/prefix"
    let files = FileManager.default
    for folder in ["bin", "share/utter"] {
      try files.createDirectory(atPath: "\(place)/\(folder)", withIntermediateDirectories: true)
    }
    try JSONEncoder().encode(Document(models: [model])).write(to: URL(filePath: "\(place)/share/utter/models.json"))
    let program = "\(place)/bin/utter-settings"
    // By another process: a program that this one has open for writing cannot be started.
    try await session.run("cp", "\(Workspace.programs)/utter-settings", program)
    return program
  }

  /// In pixels, as somebody does who drags its corner.
  func resize(_ width: Int, _ height: Int) async throws {
    let window = try await session.run("xdotool", "search", "--onlyvisible", "--name", "Utter Settings")
    try await session.run(
      "xdotool", "windowsize", "--sync", String(window.split(separator: "\n").first ?? ""), "\(width)", "\(height)")
  }

  func open(_ page: String) async throws { try await app.select(page, in: "Pages") }

  /// Goes to a control as somebody without a mouse does.
  func focus(_ role: AccessibleApp.Role, _ name: String) async throws {
    for _ in 0..<100 {
      let focus = try await app.focus()
      if focus.role == role.rawValue, focus.names.last == name { return }
      try await tab()
    }
    throw ProcessFailure("no Tab leads to the \(role.rawValue) “\(name)”")
  }

  /// Goes to the next control, and returns when the window has seen the key: a busy one takes a while, and a second key
  /// would lead too far.
  func tab() async throws {
    let last = try await app.focus()
    try await keyboard.press("Tab")
    // Rows to write in do not say that they have the keyboard, so nothing is seen on the way from one to the next.
    var looks = last.names.isEmpty ? 5 : 2_000
    while looks > 0, try await app.focus() == last { looks -= 1 }
  }

  /// Chooses the item of a list that counts from 0, as somebody without a mouse does.
  func choose(_ name: String, _ index: Int) async throws {
    try await focus(.choice, name)
    try await keyboard.press("Return")
    try await keyboard.press("Home")
    for _ in 0..<index { try await keyboard.press("Down") }
    try await keyboard.press("Return")
  }

  /// Writes into a row and confirms it, as somebody without a mouse does.
  /// - Parameters:
  ///   - text: a letter, where the row shows what it holds.
  ///   - row: nil for one that does not show what it holds.
  ///   - name: of a control before the row.
  func enter(_ text: String, into row: String?, after role: AccessibleApp.Role, _ name: String) async throws {
    try await focus(role, name)
    var focus = try await app.focus()
    // It is found by what it does not say: that it has the keyboard.
    while !focus.names.isEmpty {
      let last = focus
      try await keyboard.press("Tab")
      repeat { focus = try await app.focus() } while focus == last
    }
    try await keyboard.type(text)
    // It goes by way of the input method, which may bring letters that follow closely in another order.
    if let row { while try await app.find(.entry, row) != text {} }
    try await keyboard.press("Return")
  }

  /// Waits until a setting is stored as `gsettings` writes it.
  func setting(_ key: String, becomes value: String) async throws {
    // `gsettings monitor` does not say from when on it looks.
    while try await session.run("gsettings", "get", PrivateSession.schema, key) != value {
      try await Task.sleep(for: .milliseconds(50))
    }
  }
}
