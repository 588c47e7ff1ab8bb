import DictationCore
import GLibRuntime
import TestSupport
import Testing

@testable import ServiceInterface

/// The service's object as any program on the bus meets it, with plain calls.
struct DictationServiceObjectTests {
  init() { GLibThread.start() }

  @GLibActor private func call(
    _ server: ServiceFixture, _ method: String, _ arguments: [Variant] = []
  ) async throws -> [Variant] {
    try await server.bus.connect().call(
      MethodCall(
        to: DictationInterface.busName, path: DictationInterface.path, interface: DictationInterface.name,
        method: method, arguments))
  }

  @Test(arguments: [
    ("Start", [Variant.string("x")]), ("Stop", [.string("1")]), ("Stop", [.int32(1)]), ("Stop", []),
    ("Delivered", [.uint64(1), .string("delivered")]), ("Transcribe", [.string("/etc/passwd"), .dictionary([:])]),
    ("Start", [.dictionary(["mode": .string("press")])]), ("Start", [.dictionary(["hints": .string("x")])]),
    ("Delivered", [.uint64(1), .string("eaten"), .dictionary([:])]),
    ("Delivered", [.uint64(1), .string("pending"), .dictionary(["remainder": .dictionary([:])])]),
    ("Transcribe", [.handle(0), .dictionary([:])]), ("Trigger", [.string("dance")]), ("Register", [.dictionary([:])]),
  ]) @GLibActor func wrongArgumentsAreRefused(_ method: String, _ arguments: [Variant]) async throws {
    let server = try await ServiceFixture()
    let error = await #expect(throws: BusError.self) { try await call(server, method, arguments) }
    #expect(error?.name == .invalidArgs)
    // Nothing of it reached the service, which goes on answering.
    #expect(try await call(server, "Status").count == 1)
    server.service.finish()
    var calls = server.service.calls.makeAsyncIterator()
    #expect(await calls.next() == nil)
  }

  @Test @GLibActor func theMessageNamesWhatIsWrong() async throws {
    let server = try await ServiceFixture()
    let error = await #expect(throws: BusError.self) {
      try await call(server, "Start", [.dictionary(["purpose": .string("email")])])
    }
    #expect(error == .reply(ErrorReply(.invalidArgs, "Start: “purpose” is of type s; it has to be of type u.")))
  }

  @Test @GLibActor func unknownMethodsAreRefused() async throws {
    let server = try await ServiceFixture()
    let error = await #expect(throws: BusError.self) { try await call(server, "Dance") }
    #expect(error?.name == .unknownMethod)
  }

  @Test @GLibActor func tellsItsVersion() async throws {
    let server = try await ServiceFixture()
    let version = try await server.bus.connect().property(
      "Version", of: DictationInterface.name, at: DictationInterface.path, on: DictationInterface.busName)
    #expect(version == .uint32(DictationInterface.version))
  }

  @Test @GLibActor func triggersReachTheActiveEngineAlone() async throws {
    let server = try await ServiceFixture()
    let desktop = try await ClientFixture(of: server, role: .tool).client
    let nobody = await #expect(throws: DictationFailure.self) { try await desktop.trigger(.toggle) }
    #expect(nobody?.code == .noEngine)
    #expect(try await desktop.status().hasEngine == false)

    let engine = try await ClientFixture(of: server, role: .engine)
    try await engine.client.register()
    try await desktop.trigger(.insert)
    _ = try await call(server, "Toggle")
    var events = engine.events.dropFirst(3).makeAsyncIterator()
    #expect(await events.next() == .signal(.triggerRequested(.insert)))
    #expect(await events.next() == .signal(.triggerRequested(.toggle)))
    #expect(try await desktop.status().hasEngine)

    engine.client.isActive = false
    // Behind it on the same connection.
    #expect(try await engine.client.status().hasEngine == false)
    let asleep = await #expect(throws: DictationFailure.self) { try await desktop.trigger(.toggle) }
    #expect(asleep?.code == .noEngine)
  }

  @Test @GLibActor func aVanishedCallerIsReported() async throws {
    let fixture = try await ClientFixture()
    _ = try await fixture.client.start(StartRequest(mode: .hold))
    #expect(fixture.server.object.registeredEngine == fixture.caller)
    let caller = fixture.caller
    await fixture.connection.close()
    var calls = fixture.service.calls.dropFirst(2).makeAsyncIterator()
    #expect(await calls.next() == .vanished(caller))
    #expect(fixture.server.object.registeredEngine == nil)
  }

  @Test @GLibActor func onlyOneObjectFitsOnAConnection() async throws {
    let server = try await ServiceFixture()
    #expect(throws: BusError.self) { try DictationServiceObject(server.service, on: server.connection) }
  }
}
