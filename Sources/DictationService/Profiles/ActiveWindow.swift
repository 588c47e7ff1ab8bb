public import GLibRuntime

/// The program whose window is active, as the desktop's accessibility bus names it. Asked once for a dictation; nothing
/// is listened to.
@GLibActor
public final class ActiveWindow {
  /// Programs that do not answer must not hold up a dictation.
  private static let patience: Duration = .milliseconds(300)
  /// `ATSPI_STATE_ACTIVE`
  private static let active: UInt32 = 1 << 1
  private static let mostPrograms = 100

  private let bus: BusConnection

  /// - Parameter bus: the session's.
  public init(_ bus: BusConnection) { self.bus = bus }

  /// Nil where accessibility is off, or no window says that it is active.
  func application() async -> String? {
    let found = Answer<String?>()
    let search = GLibActor.task { [self] in found.give(await find()) }
    LoopTimer.after(Self.patience) {
      found.give(nil)
      search.cancel()
    }
    return await found.value
  }

  private func find() async -> String? {
    let ask = MethodCall(
      to: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus", method: "GetAddress", startsService: false)
    guard let reply = try? await bus.call(ask), case .string(let address)? = reply.first,
      let accessibility = try? await BusConnection.connect(to: address)
    else { return nil }
    let name = await Self.activeProgram(on: accessibility)
    await accessibility.close()
    return name
  }

  private static func activeProgram(on bus: BusConnection) async -> String? {
    let registry = Accessible(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
    for program in await registry.children.prefix(mostPrograms) {
      if Task.isCancelled { return nil }
      for window in await program.children where await window.states & active != 0 { return await program.name }
    }
    return nil
  }
}

/// One object on the accessibility bus.
@GLibActor
private struct Accessible {
  let bus: BusConnection
  let owner: String
  let path: String

  init(_ bus: BusConnection, _ owner: String, _ path: String) {
    self.bus = bus
    self.owner = owner
    self.path = path
  }

  var children: [Accessible] {
    get async {
      guard case .array(let found, _)? = await ask("org.a11y.atspi.Accessible", "GetChildren") else { return [] }
      return found.compactMap {
        guard case .tuple(let parts) = $0, case .string(let owner)? = parts.first,
          case .objectPath(let path)? = parts.last
        else { return nil }
        // Nothing is at no address: the null reference, and what a program makes up.
        guard owner.hasPrefix(":"), path != "/org/a11y/atspi/null" else { return nil }
        return Accessible(bus, owner, path)
      }
    }
  }

  /// The first 32.
  var states: UInt32 {
    get async {
      guard case .array(let words, _)? = await ask("org.a11y.atspi.Accessible", "GetState"),
        case .uint32(let first)? = words.first
      else { return 0 }
      return first
    }
  }

  var name: String? {
    get async {
      let answer = await ask(
        "org.freedesktop.DBus.Properties", "Get", [.string("org.a11y.atspi.Accessible"), .string("Name")])
      switch answer {
      case .variant(.string(let name)), .string(let name): return name.isEmpty ? nil : name
      default: return nil
      }
    }
  }

  private func ask(_ interface: String, _ method: String, _ arguments: [Variant] = []) async -> Variant? {
    let call = MethodCall(to: owner, path: path, interface: interface, method: method, arguments, startsService: false)
    return try? await bus.call(call).first
  }
}

/// What comes first counts.
@GLibActor
private final class Answer<Value: Sendable> {
  private var given: Value?
  private var waiter: CheckedContinuation<Value, Never>?

  var value: Value {
    get async {
      await withCheckedContinuation { continuation in
        if let given { continuation.resume(returning: given) } else { waiter = continuation }
      }
    }
  }

  func give(_ value: Value) {
    guard given == nil else { return }
    given = value
    waiter?.resume(returning: value)
    waiter = nil
  }
}
