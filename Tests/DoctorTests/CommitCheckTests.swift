import DictationCore
import GLibRuntime
import ServiceInterface
import TestSupport
import Testing

@testable import Doctor

@Suite struct CommitCheckTests {
  /// A service that can be asked how it is, and fails at everything else.
  @GLibActor
  private struct FailingService {
    let object: Registration
    let name: Registration

    init(in session: PrivateSession) async throws {
      let bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
      let api: [String: Variant] = ["api": .uint32(DictationInterface.version)]
      let xml = try File.read("\(Workspace.root)/data/org.freedesktop.IBus.Utter.Dictation.xml")
      object = try bus.export(DictationInterface.name, xml: xml, at: DictationInterface.path) {
        call throws(ErrorReply) in
        guard ["Register", "Status"].contains(call.method) else { throw ErrorReply(.failed, "It fails.") }
        return MethodReply([.dictionary(api)])
      }
      let owned = EventLog<Bool>("whether the name is ours")
      name = bus.ownName(
        DictationInterface.busName, acquired: { owned.append(true) }, lost: { owned.append(false) })
      try #require(try await owned.wait(for: "the name") { $0.first })
    }
  }

  @Test func `the input source is given back where the text cannot be offered`() async throws {
    try await PrivateSession.run { session in
      let service = try await FailingService(in: session)
      let ibus = try await IBusConnection(to: session)
      try await ibus.activate(engine: "xkb:us::eng")
      let bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
      let check = CommitCheck(
        client: DictationClient(bus, role: .tool, version: "1"),
        daemon: try await IBusDaemon(at: try await session.ibusAddress))
      let finding = await check.finding()
      #expect(finding.state == .failed)
      #expect(finding.detail.contains("It fails."))
      #expect(try await ibus.activeEngine() == "xkb:us::eng")
      service.name.cancel()
      service.object.cancel()
    }
  }
}
