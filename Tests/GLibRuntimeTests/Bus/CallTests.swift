import GLibRuntime
import Glibc
import TestSupport
import Testing

struct CallTests {
  init() { GLibThread.start() }

  @Test @GLibActor func aCallKnowsItsCaller() async throws {
    let echo = try await EchoFixture()
    #expect(try await echo.client.call(echo.call("Who")) == [.string(echo.client.uniqueName)])
  }

  @Test @GLibActor func errorsKeepNameAndMessage() async throws {
    let echo = try await EchoFixture()
    let error = await #expect(throws: BusError.self) { try await echo.client.call(echo.call("Fail", [.string("x")])) }
    #expect(error == .reply(ErrorReply("test.Error.Asked", "It was asked for.")))
    #expect(error?.name == "test.Error.Asked")
  }

  @Test(arguments: [
    ("Echo", [Variant.uint32(1)], ErrorName.invalidArgs), ("Echo", [], .invalidArgs),
    ("Dance", [], .unknownMethod),
  ]) @GLibActor func whatTheXMLDoesNotSayIsRefused(
    _ method: String, _ arguments: [Variant], _ name: ErrorName
  ) async throws {
    let echo = try await EchoFixture()
    let error = await #expect(throws: BusError.self) { try await echo.client.call(echo.call(method, arguments)) }
    #expect(error?.name == name)
  }

  @Test @GLibActor func anAnswerOfTheWrongTypeIsAnError() async throws {
    let echo = try await EchoFixture()
    let error = await #expect(throws: BusError.self) {
      try await echo.client.call(echo.call("Who"), replyType: "(u)")
    }
    #expect(error == .unexpectedReply(expected: "(u)", found: "(s)"))
    // What the handler answers against its own XML is caught on its side.
    let lie = await #expect(throws: BusError.self) { try await echo.client.call(echo.call("Lie")) }
    #expect(lie == .reply(ErrorReply(.failed, "The answer is of type (s), not (u) as declared.")))
  }

  @Test @GLibActor func properties() async throws {
    let echo = try await EchoFixture()
    let name = echo.server.uniqueName
    #expect(try await echo.client.property("Version", of: "test.Echo", at: "/echo", on: name) == .uint32(7))
    for missing in ["Nothing", "Absent"] {
      await #expect(throws: BusError.self) {
        try await echo.client.property(missing, of: "test.Echo", at: "/echo", on: name)
      }
    }
  }

  @Test @GLibActor func descriptorsTravelBothWays() async throws {
    let echo = try await EchoFixture()
    let (reading, writing) = try OwnedDescriptor.pipe()
    #expect(write(writing.rawValue, "quiet", 5) == 5)
    let answer = try await echo.client.callWithDescriptors(
      echo.call("Upcase", [.handle(0)], descriptors: [reading]), replyType: "(h)")
    let result = try #require(answer.descriptors.first)
    var buffer = [UInt8](repeating: 0, count: 10)
    #expect(read(result.rawValue, &buffer, 10) == 5)
    #expect(String(decoding: buffer.prefix(5), as: UTF8.self) == "QUIET")
  }

  @Test @GLibActor func callsEndWhenTheirTimeIsOver() async throws {
    let echo = try await EchoFixture()
    let error = await #expect(throws: BusError.self) {
      try await echo.client.call(echo.call("Never"), timeout: .milliseconds(1))
    }
    #expect(error == .timedOut)
  }

  @Test @GLibActor func callsEndWithTheirTask() async throws {
    let echo = try await EchoFixture()
    let task = Task { @GLibActor in
      _ = await #expect(throws: BusError.cancelled) { try await echo.client.call(echo.call("Never")) }
    }
    // The call is out once this one, behind it, is answered.
    _ = try await echo.client.call(echo.call("Who"))
    task.cancel()
    await task.value
  }

  @Test @GLibActor func callsEndWithTheirReceiver() async throws {
    let echo = try await EchoFixture()
    let task = Task { @GLibActor in
      let error = await #expect(throws: BusError.self) {
        try await echo.client.call(echo.call("Never"), timeout: BusConnection.forever)
      }
      #expect(error?.name == .noReply)
    }
    _ = try await echo.client.call(echo.call("Who"))
    await echo.server.close()
    await task.value
  }

  @Test @GLibActor func callsEndWithTheBus() async throws {
    let echo = try await EchoFixture()
    let task = Task { @GLibActor in
      _ = await #expect(throws: BusError.disconnected) {
        try await echo.client.call(echo.call("Never"), timeout: BusConnection.forever)
      }
    }
    _ = try await echo.client.call(echo.call("Who"))
    await echo.bus.stop()
    await task.value
    await #expect(throws: BusError.disconnected) { try await echo.client.call(echo.call("Who")) }
    #expect(echo.client.isClosed)
    #expect(!echo.client.send(echo.call("Who")))
    #expect(!echo.client.emit(echo.tick(1), to: nil))
  }

  @Test @GLibActor func aBusThatIsNotThereIsAnError() async throws {
    let error = await #expect(throws: BusError.self) {
      try await BusConnection.connect(to: "unix:path=/nonexistent/utter-bus")
    }
    guard case .cannotConnect? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test @GLibActor func aNameThatNobodyOwnsIsAnError() async throws {
    let echo = try await EchoFixture()
    var call = echo.call("Who")
    call.destination = "test.absent"
    let error = await #expect(throws: BusError.self) { try await echo.client.call(call) }
    #expect(error?.name == .serviceUnknown)
    call.startsService = false
    let still = await #expect(throws: BusError.self) { try await echo.client.call(call) }
    #expect(still?.name == .nameHasNoOwner || still?.name == .serviceUnknown)
  }

  /// What another program said may be where to call.
  @Test(
    arguments: [
      ("", "/echo", []), ("no name", "/echo", []), (":1.", "/echo", []), ("test.absent", "", []),
      ("test.absent", "echo/", []), ("test.absent", "/echo", [.objectPath("nowhere")]),
      ("test.absent", "/echo", [.variant(.array([.tuple([.signature("(")])], of: "(g)"))]),
    ] as [(String, String, [Variant])])
  @GLibActor func whatCannotBeCalledIsAnError(_ destination: String, _ path: String, _ arguments: [Variant])
    async throws
  {
    let echo = try await EchoFixture()
    let call = MethodCall(to: destination, path: path, interface: "test.Echo", method: "Who", arguments)
    let error = await #expect(throws: BusError.self) { try await echo.client.call(call) }
    if case .failed? = error {} else { Issue.record("\(String(describing: error))") }
    #expect(!echo.client.send(call))
    #expect(try await echo.client.call(echo.call("Who")) == [.string(echo.client.uniqueName)])
  }

  @Test @GLibActor func anObjectNeedsAnInterfaceAndAFreePath() async throws {
    let echo = try await EchoFixture()
    for (interface, xml) in [("test.Echo", "<node"), ("test.Absent", EchoFixture.xml), ("test.Echo", EchoFixture.xml)] {
      #expect(throws: BusError.self) {
        _ = try echo.server.export(interface, xml: xml, at: "/echo") { _ throws(ErrorReply) in [] }
      }
    }
    echo.object.cancel()
    let gone = await #expect(throws: BusError.self) { try await echo.client.call(echo.call("Who")) }
    #expect(gone?.name == .unknownMethod)
    _ = try echo.server.export("test.Echo", xml: EchoFixture.xml, at: "/echo") { _ throws(ErrorReply) in [] }
  }

  @Test @GLibActor func aMegabyteArrivesWhole() async throws {
    let echo = try await EchoFixture()
    let bytes = Variant.bytes((0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    #expect(try await echo.client.call(echo.call("Echo", [.variant(bytes)])) == [.variant(bytes)])
  }
}
