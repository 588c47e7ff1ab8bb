import GLibRuntime
import TestSupport
import Testing

struct DroppedConnectionTests {
  init() { GLibThread.start() }

  @Test @GLibActor func whatIsRegisteredOnItKeepsItOpen() async throws {
    let bus = try await PrivateBus()
    let (news, said) = AsyncStream.makeStream(of: String.self)
    var registrations: [Registration] = []
    do {
      let connection = try await bus.connect()
      registrations.append(
        connection.watchName("test.Later") { _ in
          said.yield("appeared")
        } vanished: {
        })
      registrations.append(connection.subscribe(SignalMatch(interface: "test.Later")) { said.yield($0.name) })
      await connection.flush()
    }
    let other = try await bus.connect()
    let name = other.ownName("test.Later", acquired: {}, lost: {})
    var heard = news.makeAsyncIterator()
    #expect(await heard.next(isolation: GLibActor.shared) == "appeared")
    other.emit(BusSignal(path: "/", interface: "test.Later", name: "Said", []), to: nil)
    #expect(await heard.next(isolation: GLibActor.shared) == "Said")
    withExtendedLifetime((registrations, name)) {}
  }

  /// GLib answers such calls on its own thread, and is not prepared for a connection that goes meanwhile.
  @Test @GLibActor func itMayBeDroppedWhileOthersCallIt() async throws {
    let bus = try await PrivateBus()
    let caller = try await bus.connect()
    for _ in 0..<200 {
      var answers = 0
      var dropped: BusConnection? = try await bus.connect()
      let call = MethodCall(to: dropped?.uniqueName, path: "/", interface: "test.Nobody", method: "Nothing")
      let calls = 100
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        for _ in 0..<calls {
          caller.call(call) { _ in
            answers += 1
            dropped = nil
            if answers == calls { done.resume() }
          }
        }
      }
      #expect(answers == calls)
    }
  }
}
