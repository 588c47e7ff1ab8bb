import GLibRuntime
import Glibc
import TestSupport
import Testing

@testable import SettingsPages

/// Who of the window is registered with the service, and for how long.
@Suite struct ServiceDeskTests {
  @Test func `a client for one thing leaves the bus with it, and what the window shares stays`() async {
    await #expect(processExitsWith: .success) {
      GLibThread.start()
      try await Self.leave()
    }
  }

  @GLibActor private static func leave() async throws {
    let bus = try await PrivateBus()
    setenv("DBUS_SESSION_BUS_ADDRESS", bus.address, 1)
    var opened: BusConnection?
    let desk = ServiceDesk(open: { () async throws(BusError) in
      opened = try await BusConnection.ownSession()
      return opened!
    })
    let shared = try await desk.bus()
    let isThere = await desk.withClient { client in
      guard case .success = client else { return false }
      return opened?.isClosed == false && opened?.uniqueName != shared.uniqueName
    }
    #expect(isThere)
    #expect(opened?.isClosed == true)
    #expect(!shared.isClosed)
    await bus.stop()
  }

  @Test func `without a bus that is said`() async {
    await #expect(processExitsWith: .success) {
      setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", 1)
      GLibThread.start()
      let sentence = await ServiceDesk().withClient { client in
        if case .failure(let failure) = client { failure.sentence } else { "" }
      }
      #expect(sentence.hasPrefix("There is no session bus"))
    }
  }
}
