import GLibRuntime
internal import Glibc

/// A desktop session that shares nothing with the user's: home, session bus, IBus daemon with the freshly built
/// engine, and, where asked for, a display. Any number of them stand side by side.
public actor PrivateSession {
  /// What a program that is to be part of the session must have in its environment.
  public nonisolated let environment: [String: String]
  public nonisolated let folder: String

  private let home: SessionFolder
  private let systemBus: TestProcess
  private var bus: TestProcess
  private let display: TestProcess?
  /// GNOME Shell, in a session that has it.
  public nonisolated let shell: GNOMEShell?
  private var daemon: TestProcess?
  private let options: SessionOptions

  public static let schema = "org.freedesktop.ibus.engine.utter"

  /// Runs `body` in a new session and ends everything in it afterwards, whatever happens. Where many are asked for at
  /// once, they take turns.
  /// - Parameter patience: What a body that hangs is cancelled after, so that its waiting says what it waits for.
  public static func run<T: Sendable>(
    _ options: SessionOptions = SessionOptions(), patience: Duration = .seconds(600),
    _ body: @escaping @GLibActor (PrivateSession) async throws -> T
  ) async throws -> T {
    await SessionSlots.shared.take()
    let result: Result<T, any Error>
    do {
      let session = try await PrivateSession(options)
      let work = Task { @GLibActor in try await body(session) }
      let watchdog = Task {
        try await Task.sleep(for: Self.impatience ?? patience)
        work.cancel()
      }
      result = await withTaskCancellationHandler {
        await work.result
      } onCancel: {
        work.cancel()
      }
      watchdog.cancel()
      await session.stop()
    } catch {
      result = .failure(error)
    }
    await SessionSlots.shared.giveBack()
    return try result.get()
  }

  /// `UTTER_TEST_PATIENCE`, in seconds: for whoever looks for what hangs.
  private static let impatience = getenv("UTTER_TEST_PATIENCE").flatMap { Int(String(cString: $0)) }.map {
    Duration.seconds($0)
  }

  /// Returns when the bus has an address, the display a number and the IBus daemon takes clients.
  /// - Throws: `ProcessFailure` naming the part that did not come up.
  public init(_ options: SessionOptions = SessionOptions()) async throws {
    GLibThread.start()
    self.options = options
    home = try SessionFolder()
    folder = home.path
    do {
      var environment = home.environment
      environment["IBUS_COMPONENT_PATH"] = try await Installation.components(of: options.programs, in: home)
      environment["IBUS_ADDRESS_FILE"] = "\(home.path)/run/ibus-address"
      environment["GSETTINGS_SCHEMA_DIR"] = try await Installation.schemas(in: home)
      environment.merge(options.display.environment) { $1 }
      if options.recognizer == .scripted {
        environment["UTTER_RECOGNIZER_PROGRAM"] = "\(Workspace.programs)/utter-scripted-recognizer"
      }
      environment.merge(options.environment) { $1 }

      let none = "\(home.path)/no-services"
      try File.makeFolder(none)
      let systemBus = try await SessionBus.start("system-bus", services: none, in: home, environment: environment)
      self.systemBus = systemBus.process
      environment["DBUS_SYSTEM_BUS_ADDRESS"] = systemBus.address

      if case .xvfb = options.display {
        let server = try await VirtualDisplay.start(environment: environment, log: home.log("xvfb"))
        environment["DISPLAY"] = server.name
        display = server.process
      } else {
        display = nil
      }
      // With the whole environment: what the bus starts inherits the bus's own.
      let services = try Installation.services(of: options.programs, in: home.path)
      let sessionBus = try await SessionBus.start("bus", services: services, in: home, environment: environment)
      bus = sessionBus.process
      environment["DBUS_SESSION_BUS_ADDRESS"] = sessionBus.address

      if case .gnome(let sources) = options.display {
        shell = try await GNOMEShell(sources: sources, settings: options.settings, in: home, environment: environment)
        environment["WAYLAND_DISPLAY"] = "wayland-0"
      } else {
        shell = nil
      }
      self.environment = environment
      if shell == nil {
        try await set(options.settings)
        try await startDaemon()
      }
    } catch {
      await home.remove()
      throw error
    }
  }

  /// Ends every process of the session and removes its folder.
  public func stop() async {
    await shell?.stop()
    await stopDaemon()
    await bus.terminate()
    await systemBus.terminate()
    await display?.terminate()
    await home.remove()
  }

  /// The address of the private IBus bus. Another one after `restartDaemon`.
  public var ibusAddress: String {
    get throws {
      let lines = try File.read("\(folder)/run/ibus-address").split(separator: "\n")
      guard let line = lines.first(where: { $0.hasPrefix("IBUS_ADDRESS=") }) else {
        throw ProcessFailure("ibus-daemon wrote no address")
      }
      return String(line.dropFirst("IBUS_ADDRESS=".count))
    }
  }

  public func startDaemon() async throws {
    if options.hasPanel {
      // The panel makes the first of these the active source when it comes up.
      try await run("gsettings", "set", "org.freedesktop.ibus.general", "preload-engines", "['utter']")
    }
    var arguments = ["--emoji-extension=disable", "--config=disable", "--cache=none", "--verbose"]
    // Without a config component the daemon ends, unless told that there is none.
    arguments.append(options.hasPanel ? "--panel=/usr/libexec/ibus-ui-gtk3" : "--panel=disable")
    let process = try TestProcess(
      "ibus-daemon", arguments, environment: environment, errors: home.log("ibus"))
    daemon = process
    _ = try await FileArrival.contents(
      of: "ibus-address", in: "\(folder)/run", from: process, log: home.log("ibus"))
  }

  /// As `ibus exit`, or a crash with SIGKILL.
  public func stopDaemon(_ signal: Int32 = 15) async {
    guard let daemon else { return }
    daemon.signal(signal)
    await daemon.exit()
    self.daemon = nil
    try? File.write("", to: "\(folder)/run/ibus-address")
  }

  /// Kills the bus and the IBus daemon, and with them whatever lives by them.
  public func crash() async {
    bus.signal(SIGKILL)
    await bus.exit()
    await stopDaemon(SIGKILL)
  }

  /// The same home, bus and daemon anew, after a `crash`.
  public func logInAgain() async throws {
    unlink("\(folder)/run/bus")
    bus = try await SessionBus.start(
      "bus", services: Installation.services(of: options.programs, in: home.path), in: home, environment: environment
    ).process
    try await startDaemon()
  }

  /// Sets keys of Utter's schema, in GVariant text.
  public func set(_ settings: [String: String]) async throws {
    for (key, value) in settings { try await run("gsettings", "set", Self.schema, key, value) }
  }

  /// Runs a program in the session until it ends.
  /// - Returns: Its standard output.
  @discardableResult
  public func run(_ program: String, _ arguments: String...) async throws -> String {
    try await run(program, arguments)
  }

  @discardableResult
  public func run(_ program: String, _ arguments: [String]) async throws -> String {
    try await Command.run(program, arguments, environment: environment, errors: home.log("commands"))
  }

  /// Starts a program in the session.
  public nonisolated func start(
    _ program: String, _ arguments: [String] = [], environment more: [String: String] = [:], log: String
  ) throws -> TestProcess {
    try TestProcess(
      program, arguments, environment: environment.merging(more) { $1 }, errors: "\(folder)/logs/\(log).log")
  }

  /// What `name` (`ibus`, with the engine in it, `bus`, with the service in it, `commands` …) wrote on standard error.
  public nonisolated func log(_ name: String) -> String { (try? File.read("\(folder)/logs/\(name).log")) ?? "" }

  /// The end of what Utter's own programs logged.
  public nonisolated var productLogs: String {
    let folder = "\(environment["XDG_STATE_HOME"] ?? "")/utter/log"
    return File.names(in: folder).map { name in
      let lines = ((try? File.read("\(folder)/\(name)")) ?? "").split(separator: "\n")
      return "\(name):\n\(lines.suffix(15).joined(separator: "\n"))"
    }.joined(separator: "\n")
  }
}
