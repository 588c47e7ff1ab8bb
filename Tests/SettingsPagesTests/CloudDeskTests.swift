import GLibRuntime
import Secrets
import TestSupport
import Testing

@testable import SettingsPages

/// Keys of web services, in a real gnome-keyring. libsecret finds the bus by the environment of its process, so each test
/// has one.
@Suite struct CloudDeskTests {
  @Test func `a key goes into the keyring and out of it, and what is said is what is in it`() async {
    await #expect(processExitsWith: .success) {
      let session = try await KeyringSession()
      GLibThread.start()
      try await Self.use { desk, states in
        let groq = try #require(desk.providers.first { $0.name == "groq" })
        #expect(await states.next { !$0.isBusy }.hasKey == false)
        desk.setKey("key", of: groq)
        #expect(await states.next { !$0.isBusy }.mark == .good)
        #expect(try await Keyring().key(of: "groq")?.revealed == "key")

        try await session.lock()
        desk.removeKey(of: groq)
        let locked = await states.next { !$0.isBusy }
        #expect(locked.hasKey)
        #expect(locked.sentence == KeyringError.locked.sentence)
        #expect(locked.isUnread)
      }
      await session.end()
    }
  }

  @Test func `a key that is removed is gone`() async {
    await #expect(processExitsWith: .success) {
      let session = try await KeyringSession()
      GLibThread.start()
      try await Keyring().set(#require(APIKey("key")), of: "groq")
      try await Self.use { desk, states in
        let groq = try #require(desk.providers.first { $0.name == "groq" })
        #expect(await states.next { !$0.isBusy }.hasKey)
        desk.removeKey(of: groq)
        #expect(await states.next { !$0.isBusy }.hasKey == false)
        #expect(try await Keyring().key(of: "groq") == nil)
      }
      await session.end()
    }
  }

  /// What the desk says of Groq's key, as it comes.
  @GLibActor
  final class States {
    private let desk: CloudDesk
    private let changes: AsyncStream<Void>

    init(_ desk: CloudDesk) {
      self.desk = desk
      let (changes, changed) = AsyncStream.makeStream(of: Void.self)
      self.changes = changes
      desk.onChange = { changed.yield() }
    }

    func next(_ isMeant: (CloudDesk.State) -> Bool) async -> CloudDesk.State {
      if !isMeant(desk.state(of: "groq")) {
        for await _ in changes where isMeant(desk.state(of: "groq")) { break }
      }
      return desk.state(of: "groq")
    }
  }

  @GLibActor
  private static func use(_ body: @GLibActor (CloudDesk, States) async throws -> Void) async throws {
    // The one that libsecret uses: where it is taken, the process does not end with the bus.
    let bus = try await BusConnection.session()
    defer { withExtendedLifetime(bus) {} }
    let desk = CloudDesk(ProgramEnvironment(variables: [:], programFolder: "/nowhere"))
    let states = States(desk)
    desk.refresh()
    try await body(desk, states)
  }
}
