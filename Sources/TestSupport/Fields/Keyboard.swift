/// The keyboard of a session's X display, by xdotool. Keys are X key names: `Control_R`, `dead_acute`, `Tab`.
///
/// Modifiers go by their key codes on a PC keyboard: given their names, xdotool presses others beside them.
public struct Keyboard: Sendable {
  private let session: PrivateSession

  public init(_ session: PrivateSession) { self.session = session }

  /// Gives a window the keyboard, as a click into it would, and waits until it knows.
  public func focus(_ app: TextFieldApp) async throws {
    let start = app.events.count
    let isActive = app.events.events.last { $0.event == .active }?.on ?? false
    try await session.run("xdotool", "windowfocus", "\(app.window)")
    guard !isActive else { return }
    _ = try await app.events.wait(for: "the keyboard", from: start) {
      $0.first { $0.event == .active && $0.on == true }
    }
  }

  /// Puts a window in the middle of the display.
  public func center(_ app: TextFieldApp) async throws {
    let geometry = try await session.run("xdotool", "getwindowgeometry", "--shell", "\(app.window)")
    var values: [Substring: Int] = [:]
    for line in geometry.split(separator: "\n") {
      let pair = line.split(separator: "=")
      if pair.count == 2 { values[pair[0]] = Int(pair[1]) }
    }
    let display = try await session.run("xdotool", "getdisplaygeometry").split(separator: " ").compactMap { Int($0) }
    guard display.count == 2, let width = values["WIDTH"], let height = values["HEIGHT"] else { return }
    try await session.run(
      "xdotool", "windowmove", "\(app.window)", "\((display[0] - width) / 2)", "\((display[1] - height) / 2)")
  }

  /// Takes the keyboard away from every window.
  public func focusNothing() async throws {
    let root = try await session.run("xdotool", "search", "--maxdepth", "0", "--class", "")
    try await session.run("xdotool", "windowfocus", String(root.split(separator: "\n").first ?? "0"))
  }

  public func press(_ keys: String...) async throws { try await xdotool("key", keys) }
  public func down(_ keys: String...) async throws { try await xdotool("keydown", keys) }
  public func up(_ keys: String...) async throws { try await xdotool("keyup", keys) }

  /// Presses a key while others are held, and waits until the application has seen the last of them let go.
  public func chord(_ held: [String], _ key: String, in app: TextFieldApp) async throws {
    let start = app.events.count
    try await session.run("xdotool", held.flatMap { ["keydown", Self.code($0)] } + ["key", Self.code(key)])
    for key in held.reversed() { try await up(key) }
    guard let keysym = held.first.flatMap({ Self.keysyms[$0] }) else { return }
    _ = try await app.events.wait(for: "\(held) let go", from: start) { events in
      events.first { $0.event == .released && $0.keysym == keysym }
    }
  }

  /// - Parameter delay: Milliseconds between two keys.
  public func type(_ text: String, delay: Int = 12) async throws {
    try await session.run("xdotool", "type", "--delay", "\(delay)", text)
  }

  /// Sets the layout, as `setxkbmap` names it: `us` with `intl`, `de`; `compose:menu` among the options.
  public func layout(_ name: String, variant: String = "", options: [String] = []) async throws {
    // The empty option puts away those that were set before.
    try await session.run(
      "setxkbmap", "-layout", name, "-variant", variant, "-option", "", "-option", options.joined(separator: ","))
  }

  private func xdotool(_ verb: String, _ keys: [String]) async throws {
    try await session.run("xdotool", [verb] + keys.map(Self.code))
  }

  private static func code(_ key: String) -> String { codes[key] ?? key }

  private static let codes = ["Control_L": "37", "Shift_L": "50", "Alt_L": "64", "Control_R": "105"]
  private static let keysyms: [String: UInt32] = ["Control_L": 0xffe3, "Shift_L": 0xffe1, "Control_R": 0xffe4]
}
