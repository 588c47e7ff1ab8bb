public import GLibRuntime
import Glibc

/// A real GNOME Shell on Wayland without a screen. It starts the IBus daemon itself and is its client for every
/// application. Keys come from a virtual keyboard of its remote desktop interface.
@GLibActor
public final class GNOMEShell {
  /// Whether this machine has one, and the login manager that it needs.
  public nonisolated static let isInstalled =
    access("/usr/bin/gnome-shell", X_OK) == 0 && access("/usr/lib/python3/dist-packages/dbusmock", R_OK) == 0

  private let login: TestProcess
  private let process: TestProcess
  private let bus: BusConnection
  private let environment: [String: String]
  private let log: String
  private var keyboard: String?
  private var conditions = 0

  /// Returns when the shell is up and the engine of the first input source was set.
  /// - Parameters:
  ///   - sources: The input sources, as `gsettings` writes them.
  ///   - settings: Of Utter's schema.
  init(
    sources: String, settings: [String: String], in home: SessionFolder, environment: [String: String]
  ) async throws {
    self.environment = environment
    log = home.log("shell")
    login = try await Self.startLoginManager(in: home, environment: environment)
    var wanted = settings.map { (PrivateSession.schema, $0.key, $0.value) }
    wanted += [
      ("org.gnome.desktop.input-sources", "sources", sources),
      ("org.gnome.shell", "welcome-dialog-last-shown-version", "999"),
      ("org.gnome.desktop.interface", "enable-animations", "false"),
      // On a busy machine the release of a key that is tapped may come late, and Tab would leave a tab in a text.
      ("org.gnome.desktop.peripherals.keyboard", "repeat", "false"),
    ]
    for (schema, key, value) in wanted {
      try await Command.run(
        "gsettings", ["set", schema, key, value], environment: environment, errors: home.log("commands"))
    }
    bus = try await BusConnection.connect(to: environment["DBUS_SESSION_BUS_ADDRESS"]!)
    process = try TestProcess(
      "gnome-shell",
      ["--headless", "--wayland", "--no-x11", "--unsafe-mode", "--virtual-monitor", "1280x800"],
      environment: environment.merging(["PATH": try Self.path(in: home, environment)]) { $1 }, errors: log)
    // The shell owns org.gnome.Shell long before its object is there; this name comes after the object.
    try await NameOwner.appears("org.gnome.Shell.Screenshot", on: bus, from: process, log: log)
    try await wait(
      for: "the shell",
      """
      !Main.layoutManager._startingUp && Main.inputMethod._context != null &&
      imports.misc.ibusManager.getIBusManager()._currentEngineName != null
      """)
    // The daemon tells its panel, which is the shell, of each context that gets the focus: what comes by key after that
    // reaches the engine after its own focus event.
    try await evaluate(
      """
      global.utterFields = 0;
      const panel = imports.misc.ibusManager.getIBusManager()._panelService;
      panel.connect('focus-in', (panel, path) => {
        if (path != Main.inputMethod._context.g_object_path) return;
        global.utterFields++;
        global.utterWindow = global.display.focus_window?.get_title();
      });
      panel.connect('focus-out', () => { global.utterWindow = null; });
      // What the shell does with the engine's answer to a key.
      global.utterKeys = 0;
      const notify = Main.inputMethod.notify_key_event;
      Main.inputMethod.notify_key_event = (event, taken) => {
        notify.call(Main.inputMethod, event, taken);
        global.utterKeys++;
      };
      Main.overview.hide();
      """)
    try await connectKeyboard()
  }

  /// A search path on which the daemon is one that reads this session's components. By itself it takes the system's list
  /// of them before any other, and an Utter that is installed for the one that was built.
  private static func path(in home: SessionFolder, _ environment: [String: String]) throws -> String {
    let path = environment["PATH"] ?? "/usr/bin"
    let daemon = "\(home.path)/programs/ibus-daemon"
    try File.makeFolder("\(home.path)/programs")
    try File.write("#!/bin/sh\nPATH='\(path)' exec ibus-daemon --cache=none \"$@\"\n", to: daemon)
    chmod(daemon, 0o755)
    return "\(home.path)/programs:\(path)"
  }

  /// Ends the shell, and the IBus daemon that it started and that would outlive it.
  func stop() async {
    _ = try? await Command.run("ibus", ["exit"], environment: environment, errors: log)
    await process.terminate()
    await login.terminate()
  }

  /// Runs JavaScript in the shell, where everything is within reach: windows, input sources, the pointer.
  /// - Returns: The value, as JSON.
  @discardableResult
  public func evaluate(_ script: String) async throws -> String {
    let reply = try await bus.call(
      MethodCall(
        to: "org.gnome.Shell", path: "/org/gnome/Shell", interface: "org.gnome.Shell", method: "Eval",
        [.string(script)]))
    guard case .bool(true)? = reply.first, case .string(let result)? = reply.last else {
      throw ProcessFailure("GNOME Shell: \(reply) in \(script)")
    }
    return result
  }

  /// Waits until a JavaScript expression is true. The shell itself looks, between its own events, and signals.
  public func wait(for what: String, _ expression: String) async throws {
    conditions += 1
    let name = "Condition\(conditions)"
    let events = EventLog<Bool>("GNOME Shell")
    let subscription = bus.subscribe(
      SignalMatch(sender: "org.gnome.Shell", interface: "org.freedesktop.IBus.Utter.Test", name: name)
    ) { _ in events.append(true) }
    defer { subscription.cancel() }
    let process = process
    let end = Task {
      await process.exit()
      events.finish()
    }
    defer { end.cancel() }
    try await evaluate(
      """
      { const {GLib, Gio} = imports.gi;
        GLib.timeout_add(GLib.PRIORITY_DEFAULT, 10, () => {
          if (!(\(expression))) return GLib.SOURCE_CONTINUE;
          Gio.DBus.session.emit_signal(
            null, '/org/freedesktop/IBus/Utter/Test', 'org.freedesktop.IBus.Utter.Test', '\(name)', null);
          return GLib.SOURCE_REMOVE;
        }); }
      """)
    _ = try await events.wait(for: what) { $0.first }
  }

  /// Makes an application's window the active one, and waits until its field has the focus of the input method.
  public func activate(_ app: TextFieldApp) async throws {
    try await activate(window: app.name)
    try await wait(for: "text input focus in \(app.name)", "global.utterWindow == '\(app.name)'")
  }

  /// Makes the window of that title the active one.
  public func activate(window title: String) async throws {
    let window = "global.get_window_actors().map(a => a.meta_window).find(w => w.get_title() == '\(title)')"
    try await wait(for: "window \(title)", "\(window) != null")
    try await evaluate("Main.activateWindow(\(window))")
    try await wait(for: "focus on \(title)", "global.display.focus_window == \(window)")
  }

  /// Moves to another field with the Tab key, and waits until it has the focus of the input method.
  public func tab(to field: TextFieldApp.Field, of app: TextFieldApp) async throws {
    try await movesFocus {
      try await tap(.tab)
      try await app.gainsFocus(field)
    }
  }

  /// Does something that moves the focus to another text field, and waits until the input method has moved too.
  public func movesFocus(_ move: () async throws -> Void) async throws {
    let count = try await evaluate("global.utterFields")
    try await move()
    try await wait(for: "text input focus", "global.utterFields > \(count)")
  }

  /// From now on the main loop stands still for `duration`, again and again, as on a machine with too much to do: what
  /// arrives meanwhile is handled together.
  public func beBusy(for duration: Duration) async throws {
    try await evaluate(
      """
      { const {GLib} = imports.gi;
        const work = () => {
          for (const end = GLib.get_monotonic_time() + \(Int(duration / .microseconds(1))); GLib.get_monotonic_time() < end;) {}
          global.utterBusy = GLib.timeout_add(GLib.PRIORITY_DEFAULT, 400, work);
          return GLib.SOURCE_REMOVE;
        };
        work(); }
      """)
  }

  public func beIdle() async throws {
    try await evaluate("imports.gi.GLib.source_remove(global.utterBusy)")
  }

  /// The engine that is active.
  public func engine() async throws -> String {
    try await evaluate("imports.misc.ibusManager.getIBusManager()._currentEngineName")
  }

  /// Presses a key and waits until the engine has answered to it.
  /// - Parameter hasField: False where no text field has the focus, so that no engine is asked.
  public func press(_ key: ScriptedKey, hasField: Bool = true) async throws {
    try await notify(key.keysym, true, hasField)
  }

  public func release(_ key: ScriptedKey, hasField: Bool = true) async throws {
    try await notify(key.keysym, false, hasField)
  }

  /// Whether a key that is down goes on being pressed. Not in the beginning.
  public func setRepeatsKeys(_ repeats: Bool) async throws {
    try await evaluate(
      """
      new imports.gi.Gio.Settings({schema_id: 'org.gnome.desktop.peripherals.keyboard'}).set_boolean(
        'repeat', \(repeats))
      """)
  }

  public func tap(_ key: ScriptedKey) async throws {
    try await press(key)
    try await release(key)
  }

  /// Types characters of the Latin-1 set.
  public func type(_ text: String) async throws {
    for scalar in text.unicodeScalars { try await tap(ScriptedKey(scalar.value, 0)) }
  }

  /// Writes a picture of the screen.
  public func screenshot(_ path: String) async throws {
    _ = try await bus.call(
      MethodCall(
        to: "org.gnome.Shell.Screenshot", path: "/org/gnome/Shell/Screenshot",
        interface: "org.gnome.Shell.Screenshot", method: "Screenshot", [.bool(false), .bool(false), .string(path)]))
  }

  private func notify(_ keysym: UInt32, _ isPressed: Bool, _ hasField: Bool) async throws {
    guard let keyboard else { return }
    let count = hasField ? try await evaluate("global.utterKeys") : ""
    _ = try await bus.call(
      MethodCall(
        to: Self.remote, path: keyboard, interface: "\(Self.remote).Session", method: "NotifyKeyboardKeysym",
        [.uint32(keysym), .bool(isPressed)]))
    if hasField { try await wait(for: "the answer to key \(keysym)", "global.utterKeys > \(count)") }
  }

  /// The first key makes the virtual keyboard, and is lost where the shell was not ready to have one: a Shift that
  /// harms nobody, until it is seen.
  private func connectKeyboard() async throws {
    let reply = try await bus.call(
      MethodCall(
        to: Self.remote, path: "/org/gnome/Mutter/RemoteDesktop", interface: Self.remote, method: "CreateSession"))
    guard case .objectPath(let path)? = reply.first else { throw ProcessFailure("GNOME Shell gave no keyboard") }
    _ = try await bus.call(
      MethodCall(to: Self.remote, path: path, interface: "\(Self.remote).Session", method: "Start"))
    keyboard = path
    try await press(.shiftLeft, hasField: false)
    try await wait(for: "the virtual keyboard", "(global.get_pointer()[2] & 1) != 0")
    try await release(.shiftLeft, hasField: false)
    try await wait(for: "the virtual keyboard", "(global.get_pointer()[2] & 1) == 0")
  }

  /// GNOME Shell asks a login manager for its session; this one says yes to everything.
  private static func startLoginManager(
    in home: SessionFolder, environment: [String: String]
  ) async throws -> TestProcess {
    let system = try await BusConnection.connect(to: environment["DBUS_SYSTEM_BUS_ADDRESS"]!)
    let process = try TestProcess(
      "/usr/bin/python3", ["-m", "dbusmock", "--system", "--template", "logind"], environment: environment,
      errors: home.log("logind"))
    try await NameOwner.appears("org.freedesktop.login1", on: system, from: process, log: home.log("logind"))
    await system.close()
    return process
  }

  private static let remote = "org.gnome.Mutter.RemoteDesktop"
}
