import GLibRuntime
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct BusTests {
  init() { GLibThread.start() }

  private static let xml = """
    <node><interface name="test.Echo">
      <method name="Echo"><arg type="s" direction="in"/><arg type="s" direction="out"/></method>
      <property name="Version" type="u" access="read"/>
      <signal name="Tick"><arg type="u"/></signal>
    </interface></node>
    """

  @Test @GLibActor func callsAnsweredAcrossTwoConnections() async throws {
    let bus = try await PrivateBus()
    let server = try await bus.connect()
    let client = try await bus.connect()
    let object = try server.export("test.Echo", xml: Self.xml, at: "/echo", properties: ["Version": { .uint32(7) }]) {
      call throws(ErrorReply) in
      #expect(call.sender == client.uniqueName)
      return MethodReply(call.arguments)
    }
    let answer = try await client.call(
      MethodCall(to: server.uniqueName, path: "/echo", interface: "test.Echo", method: "Echo", [.string("hé")]))
    #expect(answer == [.string("hé")])
    let version = try await client.property("Version", of: "test.Echo", at: "/echo", on: server.uniqueName)
    #expect(version == .uint32(7))
    object.cancel()
    await bus.stop()
  }
}
