import GLibRuntime
import TestSupport
import Testing

struct SignalTests {
  init() { GLibThread.start() }

  @Test @GLibActor func arriveInOrderAmongAnswers() async throws {
    let echo = try await EchoFixture()
    var received: [String] = []
    let ticks = echo.client.subscribe(SignalMatch(sender: echo.server.uniqueName, name: "Tick")) {
      received.append("\($0.arguments)")
    }
    // Emitted before the call reaches the server, hence before its answer.
    echo.server.emit(echo.tick(1), to: echo.client.uniqueName)
    echo.server.emit(echo.tick(2), to: nil)
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      echo.client.call(echo.call("Who")) { _ in
        received.append("answer")
        done.resume()
      }
    }
    #expect(received.contains("answer"))
    ticks.cancel()
    echo.server.emit(echo.tick(3), to: nil)
    _ = try await echo.client.call(echo.call("Who"))
    #expect(received == ["\([Variant.uint32(1)])", "\([Variant.uint32(2)])", "answer"])
  }

  @Test @GLibActor func onlyThoseThatMatch() async throws {
    let echo = try await EchoFixture()
    var received: [BusSignal] = []
    let handles = [
      SignalMatch(path: "/other"), SignalMatch(interface: "test.Other"), SignalMatch(name: "Tock"),
      SignalMatch(sender: ":1.999"), SignalMatch(interface: "test.Echo", firstArgument: "x"),
      SignalMatch(path: "/echo", interface: "test.Echo", name: "Tick"),
    ].map { match in echo.client.subscribe(match) { received.append($0) } }
    // The match rules are at the bus before this is answered.
    _ = try await echo.client.call(echo.call("Who"))
    echo.server.emit(echo.tick(5), to: nil)
    _ = try await echo.client.call(echo.call("Who"))
    var expected = echo.tick(5)
    expected.sender = echo.server.uniqueName
    #expect(received == [expected])
    withExtendedLifetime(handles) {}
  }

  @Test @GLibActor func droppingTheHandleEndsTheSubscription() async throws {
    let echo = try await EchoFixture()
    var received = 0
    do { _ = echo.client.subscribe(SignalMatch(name: "Tick")) { _ in received += 1 } }
    echo.server.emit(echo.tick(1), to: echo.client.uniqueName)
    _ = try await echo.client.call(echo.call("Who"))
    #expect(received == 0)
  }

  @Test @GLibActor func theEndOfTheBusIsTold() async throws {
    let echo = try await EchoFixture()
    var told = 0
    var registrations: [Registration] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      registrations.append(
        echo.client.onDisconnect {
          told += 1
          done.resume()
        })
      GLibActor.task { await echo.bus.stop() }
    }
    #expect(told == 1)
    // Also to those who ask later.
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      registrations.append(echo.client.onDisconnect { done.resume() })
    }
    withExtendedLifetime(registrations) {}
  }
}
