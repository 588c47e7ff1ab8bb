import GLibRuntime
import TestSupport
import Testing

struct DroppedConnectionTests {
  init() { GLibThread.start() }

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
