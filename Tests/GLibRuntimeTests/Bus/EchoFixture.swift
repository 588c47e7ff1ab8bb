import GLibRuntime
import Glibc
import TestSupport

/// Two connections to a private bus; the first exports an object that answers with what it gets.
@GLibActor
struct EchoFixture {
  let bus: PrivateBus
  let server: BusConnection
  let client: BusConnection
  let object: Registration

  init() async throws {
    bus = try await PrivateBus()
    server = try await bus.connect()
    client = try await bus.connect()
    object = try server.export(
      "test.Echo", xml: Self.xml, at: "/echo", properties: ["Version": { .uint32(7) }], Self.answer)
  }

  func call(_ method: String, _ arguments: [Variant] = [], descriptors: [OwnedDescriptor] = []) -> MethodCall {
    MethodCall(
      to: server.uniqueName, path: "/echo", interface: "test.Echo", method: method, arguments,
      descriptors: descriptors)
  }

  func tick(_ number: UInt32) -> BusSignal {
    BusSignal(path: "/echo", interface: "test.Echo", name: "Tick", [.uint32(number)])
  }

  static let xml = """
    <node><interface name="test.Echo">
      <method name="Echo"><arg type="v" direction="in"/><arg type="v" direction="out"/></method>
      <method name="Who"><arg type="s" direction="out"/></method>
      <method name="Fail"><arg type="s" direction="in"/></method>
      <method name="Never"/>
      <method name="Lie"><arg type="u" direction="out"/></method>
      <method name="Upcase"><arg type="h" direction="in"/><arg type="h" direction="out"/></method>
      <property name="Version" type="u" access="read"/>
      <property name="Nothing" type="u" access="read"/>
      <signal name="Tick"><arg type="u"/></signal>
    </interface></node>
    """

  private static func answer(_ call: IncomingCall) async throws(ErrorReply) -> MethodReply {
    switch call.method {
    case "Echo": return MethodReply(call.arguments)
    case "Who": return [.string(call.sender)]
    case "Fail": throw ErrorReply("test.Error.Asked", "It was asked for.")
    case "Lie": return [.string("no number")]
    case "Upcase":
      guard let input = call.descriptor(at: 0), let (reading, writing) = try? OwnedDescriptor.pipe() else {
        throw ErrorReply(.failed, "no descriptor")
      }
      var buffer = [UInt8](repeating: 0, count: 100)
      let count = read(input.rawValue, &buffer, buffer.count)
      let text = String(decoding: buffer.prefix(count), as: UTF8.self)
      _ = text.uppercased().withCString { write(writing.rawValue, $0, text.utf8.count) }
      return MethodReply([.handle(0)], descriptors: [reading])
    default:
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      return []
    }
  }
}
