internal import CIBus
public import GLibRuntime
import InputMethod

/// The connection to ibus-daemon, and the factory through which it gets engine objects from us.
@GLibActor
public final class IBusDaemon {
  /// The name of the component file, and the bus name for which the daemon waits after it has started us.
  public nonisolated static let componentName = "org.freedesktop.IBus.Utter"
  public nonisolated static let engineName = "utter"

  private let bus: UnsafeMutablePointer<IBusBus>
  private let onDisconnect: @GLibActor () -> Void
  private var factory: UnsafeMutablePointer<IBusFactory>?
  private weak var observer: (any FieldObserver)?
  private var createdObjects: UInt64 = 0

  /// - Parameter onDisconnect: called when the daemon is gone. It will start a new engine, so this process has to end.
  public init(onDisconnect: @escaping @GLibActor () -> Void) throws(FrontendError) {
    ibus_init()
    bus = ibus_bus_new()
    g_object_ref_sink(bus)
    self.onDisconnect = onDisconnect
    guard ibus_bus_is_connected(bus) != 0 else { throw .noDaemon }
    let disconnected: @convention(c) (UnsafeMutablePointer<IBusBus>?, UnsafeMutableRawPointer?) -> Void = { _, data in
      IBusDaemon.entering(data) { $0.onDisconnect() }
    }
    connect(bus, "disconnected", unsafeBitCast(disconnected, to: GCallback.self))
  }

  isolated deinit {
    if let factory {
      disconnect(factory)
      g_object_unref(factory)
    }
    disconnect(bus)
    g_object_unref(bus)
  }

  /// Offers our engine. The factory comes first: the daemon asks it for an object as soon as the name has an owner.
  ///
  /// - Parameter observer: held weakly.
  public func serve(_ observer: any FieldObserver) throws(FrontendError) {
    self.observer = observer
    let factory = ibus_factory_new(ibus_bus_get_connection(bus))!
    g_object_ref_sink(factory)
    self.factory = factory
    let create:
      @convention(c) (
        UnsafeMutablePointer<IBusFactory>?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?
      ) -> EnginePointer? = { _, name, data in
        let name = name.map { String(cString: $0) } ?? ""
        var engine: UInt = 0
        IBusDaemon.entering(data) { engine = UInt(bitPattern: $0.createEngine(name)) }
        return EnginePointer(bitPattern: engine)
      }
    connect(factory, "create-engine", unsafeBitCast(create, to: GCallback.self))
    try requestName()
  }

  private func requestName() throws(FrontendError) {
    let primaryOwner: UInt32 = 1
    let existsAlready: UInt32 = 3
    let reply = ibus_bus_request_name(bus, Self.componentName, IBUS_BUS_NAME_FLAG_DO_NOT_QUEUE.rawValue)
    switch reply {
    case primaryOwner: return
    case existsAlready: throw .alreadyRunning
    default: throw .nameRefused(reply: reply)
    }
  }

  /// Makes an object for `utter` or `utter:LANGUAGE`. The factory takes over the floating reference.
  private func createEngine(_ name: String) -> EnginePointer? {
    let parts = name.split(separator: ":", maxSplits: 1)
    guard let observer, parts.first.map(String.init) == Self.engineName else { return nil }
    createdObjects += 1
    let engine = EngineObject.make(
      name: name, path: "/org/freedesktop/IBus/Engine/Utter/\(createdObjects)",
      connection: ibus_bus_get_connection(bus))
    let language = parts.count > 1 ? String(parts[1]) : nil
    _ = IBusField(engine, id: EngineID(rawValue: createdObjects), language: language, observer: observer)
    return engine
  }

  // GObject signals: the handlers are C functions that find `self` in their data; `deinit` disconnects them.

  private func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ handler: GCallback) {
    g_signal_connect_data(
      object, signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private func disconnect(_ object: UnsafeMutableRawPointer) {
    g_signal_handlers_disconnect_matched(
      object, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
  }

  /// IBus emits its signals on the thread of the main loop.
  private nonisolated static func entering(_ data: UnsafeMutableRawPointer?, _ body: @GLibActor (IBusDaemon) -> Void) {
    nonisolated(unsafe) let data = data
    withoutActuallyEscaping(body) { body in
      GLibActor.assumeIsolated { body(Unmanaged<IBusDaemon>.fromOpaque(data!).takeUnretainedValue()) }
    }
  }
}
