import GLibRuntime
import ServiceInterface
import TestSupport
import Testing

/// The service stays for whoever may need it at any moment, and for nobody else.
@Suite struct IdleTests {
  @Test func `without a client and without work it ends, and comes back when it is called`() async throws {
    let options = SessionOptions(environment: ["UTTER_IDLE_SECONDS": "5"])
    try await PrivateSession.run(options) { session in
      let service = try await RunningService(in: session)
      let first = session.processes("utterd")
      #expect(first.count == 1)
      // A tool that comes and goes keeps nothing, and ends nothing while an engine is there.
      #expect(try await session.run("\(Workspace.programs)/utter", "status").contains("idle"))
      let id = try await service.speak()
      service.client.stop(id)
      let text = try await service.text(of: id)
      #expect(RunningService.understood(text))
      service.client.delivered(id, .delivered)
      try await service.journalIsEmptied()
      #expect(session.processes("utterd") == first)

      await service.dropConnection()
      // Nothing announces the end of a process that is not ours.
      while !session.processes("utterd").isEmpty { try await Task.sleep(for: .milliseconds(1)) }
      try await service.connectAgain()
      #expect(session.processes("utterd").count == 1)
    }
  }
}
