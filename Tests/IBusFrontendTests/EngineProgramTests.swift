import DictationCore
import GLibRuntime
import Glibc
import IBusFrontend
import ServiceInterface
import TestSupport
import Testing

/// The program, on a real daemon where it needs one.
@Suite struct EngineProgramTests {
  private static let program = "\(Workspace.programs)/ibus-engine-utter"

  @Test(
    arguments: [
      (["--version"], 0, "ibus-engine-utter \(UtterVersion.current)"), (["--help"], 0, "--check-settings"),
    ] as [([String], Int32, String)])
  func saysWhatItIs(arguments: [String], status: Int32, output: String) async throws {
    let folder = try TemporaryFolder()
    let process = try TestProcess(
      Self.program, arguments, environment: ["HOME": folder.path], errors: folder.file("errors"))
    var text = ""
    for await line in process.lines { text += line + "\n" }
    #expect(await process.exit() == .exited(status))
    #expect(text.contains(output))
    #expect(try folder.read("errors").isEmpty)
  }

  @Test(arguments: [[], ["--nonsense"]])
  func withoutASenseItSaysWhereToLook(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let process = try TestProcess(
      Self.program, arguments, environment: ["HOME": folder.path], errors: folder.file("errors"))
    #expect(await process.exit() == .exited(2))
    #expect(
      String(decoding: try folder.read("errors"), as: UTF8.self)
        == "ibus-engine-utter is started by ibus-daemon; try --help.\n")
  }

  @Test func withoutADaemonItSaysSoAndEnds() async throws {
    let folder = try TemporaryFolder()
    let process = try TestProcess(
      Self.program, ["--ibus"],
      environment: [
        "HOME": folder.path, "XDG_RUNTIME_DIR": folder.path, "IBUS_ADDRESS_FILE": folder.file("none"),
        "GSETTINGS_BACKEND": "memory",
      ], errors: folder.file("errors"))
    #expect(await process.exit() == .exited(1))
    #expect(
      String(decoding: try folder.read("errors"), as: UTF8.self).contains("No ibus-daemon answers; start it with"))
  }

  @Test func settingsThatCannotBeUsedAreNamed() async throws {
    let settings = ["hold-keys": "['Controll_R']", "max-recording-seconds": "5"]
    try await PrivateSession.run(SessionOptions(settings: settings)) { session in
      let check = try session.start(Self.program, ["--check-settings"], log: "check")
      var lines: [String] = []
      for await line in check.lines { lines.append(line) }
      #expect(await check.exit() == .exited(1))
      #expect(
        lines == [
          "The setting max-recording-seconds is 5, so 10 is used. It must be from 10 to 14400, or 0 for none. "
            + "Change it with: gsettings set org.freedesktop.ibus.engine.utter max-recording-seconds VALUE",
          "The setting hold-keys names an unknown key \"Controll_R\"; "
            + "write a key as IBus names it, such as Control_R, F9 or space.",
        ])
      // Nevertheless there is a key, the default one.
      let desktop = ScriptedDesktop(.gtk3, in: session)
      try await IBusConnection(to: session).activate(engine: "utter")
      try await desktop.focus(ScriptedField("app", "entry"))
      #expect(try await Self.toggle(.space, on: desktop))
    }
  }

  @Test func aChangedKeyWorksAtOnce() async throws {
    try await PrivateSession.run { session in
      let desktop = ScriptedDesktop(.gtk3, in: session)
      let panel = try await ScriptedPanel(in: session)
      try await IBusConnection(to: session).activate(engine: "utter")
      try await desktop.focus(ScriptedField("app", "entry"))
      #expect(try await Self.toggle(.a, on: desktop) == false)
      try await session.run("gsettings", "set", PrivateSession.schema, "toggle-keys", "['Control+Shift+a']")
      // The engine hears of it within the loop that also takes the keys; a key that comes first is passed on.
      while try await Self.toggle(.a, on: desktop) == false { try Task.checkCancellation() }
      #expect(try await Self.toggle(.space, on: desktop) == false)
      withExtendedLifetime(panel) {}
    }
  }

  /// A keyboard that can be used, whatever is wrong with the installation.
  @Test func withoutTheSchemaItServesWithDefaults() async throws {
    // Where Utter is installed, its schema would be found there.
    let options = SessionOptions(environment: ["XDG_DATA_DIRS": "/nonexistent"])
    try await PrivateSession.run(options) { session in
      let schema = "\(session.environment["GSETTINGS_SCHEMA_DIR"]!)/gschemas.compiled"
      #expect(unlink(schema) == 0)
      let desktop = ScriptedDesktop(.gtk3, in: session)
      try await IBusConnection(to: session).activate(engine: "utter")
      try await desktop.focus(ScriptedField("app", "entry"))
      #expect(try await desktop.tap(.a) == false)
      #expect(try await Self.toggle(.space, on: desktop))
      let log = try PrivateFolder.text(at: "\(session.environment["XDG_STATE_HOME"]!)/utter/log/ibus-engine-utter.log")
      #expect(log.contains("warning") && log.contains("schema org.freedesktop.ibus.engine.utter is not installed"))
    }
  }

  /// So that the first key press finds it running.
  @Test func theServiceIsStartedWhenTheSourceBecomesActive() async throws {
    try await PrivateSession.run { session in
      let desktop = ScriptedDesktop(.gtk3, in: session)
      try await desktop.focus(ScriptedField("app", "entry"))
      let ibus = try await IBusConnection(to: session)
      try await ibus.activate(engine: "xkb:us::eng")
      let bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"]!)
      let owners = EventLog<String>("owners of the service's name")
      let watch = bus.watchName(DictationInterface.busName) {
        owners.append($0)
      } vanished: {
      }
      defer { watch.cancel() }
      #expect(session.processes("utterd").isEmpty)
      try await ibus.activate(engine: "utter")
      _ = try await owners.wait(for: "the service") { $0.first }
    }
  }

  /// The user was in the settings, or in a terminal, and comes back.
  @Test func aToneThatWasAddedElsewhereIsInTheMenu() async throws {
    try await PrivateSession.run { session in
      let desktop = ScriptedDesktop(.gtk3, in: session)
      let panel = try await ScriptedPanel(in: session)
      try await IBusConnection(to: session).activate(engine: "utter")
      try await desktop.focus(ScriptedField("app", "letter"))
      // Not before the service has told what there is.
      try await panel.property("tone", is: "there") { $0.isVisible && !$0.children.isEmpty }
      let folder = "\(session.environment["XDG_CONFIG_HOME"] ?? "")/utter"
      try await session.run("mkdir", "-p", folder)
      try await session.run("sh", "-c", "echo 'pirate: As a pirate would say it.' > '\(folder)/tones.txt'")
      // It looks at most every few seconds.
      while panel.properties["tone"]?.children.contains(where: { $0.key == "tone=pirate" }) != true {
        try Task.checkCancellation()
        try await desktop.focus(ScriptedField("app", "entry"))
        try await desktop.focus(ScriptedField("app", "letter"))
      }
    }
  }

  @Test func deadKeysComposeAndDoNotFollowTheFocus() async throws {
    try await PrivateSession.run { session in
      let desktop = ScriptedDesktop(.gtk3, in: session)
      try await IBusConnection(to: session).activate(engine: "utter")
      let letter = ScriptedField("app", "letter")
      try await desktop.focus(letter)
      #expect(try await desktop.tap(.deadAcute))
      #expect(try await desktop.tap(.e))
      try await desktop.text(of: letter, becomes: "é")
      #expect(try await desktop.tap(.deadAcute))
      let other = ScriptedField("app", "other")
      try await desktop.focus(other)
      #expect(try await desktop.tap(.e) == false)
      #expect(desktop.text(of: other) == "e")
    }
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func endsInGoodOrderWhenAsked(signal: Int32) async throws {
    try await PrivateSession.run { session in
      let engine = try session.start(Self.program, ["--ibus"], log: "engine")
      try await Self.serves(session)
      engine.signal(signal)
      #expect(await engine.exit() == .exited(0))
    }
  }

  @Test func endsWithItsDaemon() async throws {
    try await PrivateSession.run { session in
      let engine = try session.start(Self.program, ["--ibus"], log: "engine")
      try await Self.serves(session)
      await session.stopDaemon(SIGKILL)
      #expect(await engine.exit() == .exited(0))
    }
  }

  /// Returns when the engine has its name on the bus.
  @GLibActor private static func serves(_ session: PrivateSession) async throws {
    let bus = try await BusConnection.connect(to: try await session.ibusAddress)
    let owners = EventLog<String>("owners of the name")
    let watch = bus.watchName(IBusDaemon.componentName) {
      owners.append($0)
    } vanished: {
    }
    defer { watch.cancel() }
    _ = try await owners.wait(for: "an engine") { $0.first }
  }

  /// - Returns: whether the engine took Control+Shift+`key`.
  @GLibActor private static func toggle(_ key: ScriptedKey, on desktop: ScriptedDesktop) async throws -> Bool {
    try await desktop.press(.controlLeft)
    try await desktop.press(.shiftLeft)
    let isTaken = try await desktop.tap(key)
    try await desktop.release(.shiftLeft)
    try await desktop.release(.controlLeft)
    return isTaken
  }
}
