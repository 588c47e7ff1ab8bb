import DictationCore
import GLibRuntime
import Glibc
import TestSupport
import Testing

@testable import ServiceInterface

/// A real client and a real service object over a real message bus.
struct DictationClientTests {
  init() { GLibThread.start() }

  private let session = SessionID(rawValue: 1)

  @Test @GLibActor func registersBeforeItsFirstCall() async throws {
    let fixture = try await ClientFixture()
    let request = StartRequest(mode: .hold, client: "gtk3-im:x", purpose: .email, hints: .emoji, language: "en")
    #expect(try await fixture.client.start(request) == session)
    var calls = fixture.service.calls.makeAsyncIterator()
    #expect(
      await calls.next()
        == .register(ClientRegistration(version: "test", role: .engine), fixture.caller))
    #expect(await calls.next() == .start(request, fixture.caller))
    var events = fixture.events.makeAsyncIterator()
    #expect(await events.next() == .available)
    #expect(await events.next() == .signal(.pendingChanged(0)))
    #expect(await events.next() == .choices(fixture.service.offer))
  }

  @Test @GLibActor func anotherLanguageIsToldAndAnsweredWithWhatCanBeChosen() async throws {
    let fixture = try await ClientFixture()
    try await fixture.client.register()
    fixture.service.offer.languages = ["de"]
    fixture.client.language = "de"
    var calls = fixture.service.calls.dropFirst().makeAsyncIterator()
    #expect(
      await calls.next()
        == .register(ClientRegistration(version: "test", role: .engine, language: "de"), fixture.caller))
    var events = fixture.events.dropFirst(3).makeAsyncIterator()
    #expect(await events.next() == .choices(ServiceChoices(languages: ["de"])))
  }

  @Test(arguments: [true, false]) @GLibActor func anotherVersionIsTold(isOutdated: Bool) async throws {
    let fixture = try await ClientFixture()
    fixture.service.version = "newer"
    fixture.service.isOutdated = isOutdated
    try await fixture.client.register()
    var events = fixture.events.dropFirst(3).makeAsyncIterator()
    #expect(await events.next() == .otherVersion("newer", isOutdated: isOutdated))
  }

  @Test @GLibActor func versionsAndTonesThatCanBeAskedFor() async throws {
    let fixture = try await ClientFixture()
    let versions = try await fixture.client.alternatives(of: session)
    #expect(versions.map(\.isWritten) == [true, true])
    let written = try await fixture.client.write(session, in: "friendly")
    #expect(written == Alternative(.tone, tone: "friendly", Draft(text: "Hi from 1!")))
    let failure = DictationFailure(.notRewritten, "The model is asleep.")
    fixture.service.failure = failure
    await #expect(throws: failure) { try await fixture.client.write(session, in: "friendly") }
  }

  @Test @GLibActor func aTextIsTakenOverAndGivenBackChanged() async throws {
    let fixture = try await ClientFixture()
    #expect(try await fixture.client.edit(session) == Draft(text: "To be changed."))
    try await fixture.client.edited(session, Draft(text: "Changed."))
    var calls = fixture.service.calls.dropFirst().makeAsyncIterator()
    #expect(await calls.next() == .edited(session, Draft(text: "Changed."), fixture.caller))
  }

  @Test @GLibActor func answerNamesTheSessionBeforeItsEvents() async throws {
    let fixture = try await ClientFixture()
    let object = fixture.server.object
    fixture.service.onStart = { caller, session in object.emit(.started(session), to: caller) }
    var order: [String] = []
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      fixture.client.onEvent = { event in
        guard case .signal(.started) = event else { return }
        order.append("started")
        done.resume()
      }
      fixture.client.start(StartRequest(mode: .hold)) { _ in order.append("answer") }
    }
    #expect(order == ["answer", "started"])
  }

  @Test @GLibActor func callsArriveInTheirOrder() async throws {
    let fixture = try await ClientFixture()
    try await fixture.client.register()
    let rest = Draft(text: "the rest")
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      fixture.client.start(StartRequest(mode: .toggle)) { result in
        guard case .success(let session) = result else { return }
        fixture.client.stop(session)
        fixture.client.delivered(session, .delivering)
        fixture.client.delivered(session, .pending, remainder: rest)
        fixture.client.cancel(session)
        fixture.client.accept(session)
        fixture.client.restore(session)
        done.resume()
      }
    }
    var calls = fixture.service.calls.dropFirst(2).makeAsyncIterator()
    #expect(await calls.next() == .stop(session, fixture.caller))
    #expect(await calls.next() == .delivered(session, .delivering, nil, fixture.caller))
    #expect(await calls.next() == .delivered(session, .pending, rest, fixture.caller))
    #expect(await calls.next() == .cancel(session, fixture.caller))
    #expect(await calls.next() == .accept(session, fixture.caller))
    #expect(await calls.next() == .restore(session, fixture.caller))
  }

  @Test @GLibActor func failuresComeWithCodeAndSentence() async throws {
    let fixture = try await ClientFixture()
    let failure = DictationFailure(.noMicrophone, "No microphone is connected; plug one in.")
    fixture.service.failure = failure
    await #expect(throws: failure) { try await fixture.client.start(StartRequest(mode: .hold)) }
  }

  @Test @GLibActor func pendingTextIsTakenOnce() async throws {
    let fixture = try await ClientFixture()
    let text = PendingText(session: SessionID(rawValue: 9), draft: Draft(text: "kept", mayLowercaseFirst: true))
    fixture.service.pending = [text]
    #expect(try await fixture.client.take() == text)
    #expect(try await fixture.client.take() == nil)
  }

  @Test @GLibActor func offeredTextWaitsLikeAnyOther() async throws {
    let fixture = try await ClientFixture(role: .tool)
    let draft = Draft(text: "left here", finalStopIsGuessed: true)
    let session = try await fixture.client.offer(draft)
    #expect(fixture.service.pending == [PendingText(session: session, draft: draft)])
  }

  @Test @GLibActor func filesTravelAsDescriptors() async throws {
    let fixture = try await ClientFixture(role: .tool)
    let (reading, writing) = try OwnedDescriptor.pipe()
    #expect(write(writing.rawValue, "RIFF", 4) == 4)
    let request = TranscribeRequest(recognizer: "auto", name: "a.wav")
    #expect(try await fixture.client.transcribe(reading, request) == SessionID(rawValue: 77))
    var calls = fixture.service.calls.dropFirst().makeAsyncIterator()
    #expect(await calls.next() == .transcribe("RIFF", request, fixture.caller))
  }

  @Test @GLibActor func signalsGoToTheirOwnerAlone() async throws {
    let fixture = try await ClientFixture()
    let other = try await fixture.server.bus.connect()
    var overheard: [String] = []
    let listening = other.subscribe(SignalMatch(interface: DictationInterface.name)) { overheard.append($0.name) }
    try await fixture.client.register()
    fixture.server.object.emit(.partial(session, stable: "secret", volatile: ""), to: fixture.caller)
    fixture.server.object.emit(.stopped(session), to: Caller(rawValue: other.uniqueName))
    // The bus delivers in order: what was meant for others would have come before this answer.
    _ = try await other.call(
      MethodCall(
        to: DictationInterface.busName, path: DictationInterface.path, interface: DictationInterface.name,
        method: "Status"))
    #expect(overheard == ["Stopped"])
    withExtendedLifetime(listening) {}
  }

  @Test @GLibActor func tenThousandSignalsArriveInOrder() async throws {
    let fixture = try await ClientFixture()
    try await fixture.client.register()
    let count = 10_000
    for number in 1...count {
      fixture.server.object.emit(.level(SessionID(rawValue: UInt64(number)), 0.5), to: fixture.caller)
    }
    var received: [UInt64] = []
    for await event in fixture.events {
      guard case .signal(.level(let id, _)) = event else { continue }
      received.append(id.rawValue)
      if received.count == count { break }
    }
    #expect(received == Array(1...UInt64(count)))
  }

  @Test @GLibActor func registersAgainWithARestartedService() async throws {
    let fixture = try await ClientFixture()
    try await fixture.client.register()
    var events = fixture.events.makeAsyncIterator()
    #expect(await events.next() == .available)
    #expect(await events.next() == .signal(.pendingChanged(0)))
    #expect(await events.next() == .choices(ServiceChoices()))
    await fixture.server.kill()
    guard case .unavailable(let failure)? = await events.next() else {
      Issue.record("nobody said that the service is gone")
      return
    }
    #expect(failure.code == .serviceUnavailable)
    fixture.service.pending = [PendingText(session: session, draft: Draft(text: "kept"))]
    try await fixture.server.restart()
    #expect(await events.next() == .available)
    #expect(await events.next() == .signal(.pendingChanged(1)))
    #expect(await events.next() == .choices(ServiceChoices()))
    fixture.server.object.emit(.started(session), to: fixture.caller)
    #expect(await events.next() == .signal(.started(session)))
  }

  @Test @GLibActor func whatCanBeChosenIsAskedAnew() async throws {
    let fixture = try await ClientFixture()
    try await fixture.client.register()
    fixture.service.offer.tones = ["pirate": "Pirate"]
    fixture.client.refreshChoices()
    for await event in fixture.events where event == .choices(ServiceChoices(tones: ["pirate": "Pirate"])) { break }
  }

  /// The service ends by itself where nobody needs it: then, too, somebody may call.
  @Test @GLibActor func aServiceThatEndsUnderTheRegistrationIsStartedAgain() async throws {
    let server = try await ServiceFixture(services: Self.startedByTheBus)
    let fixture = try await ClientFixture(of: server, role: .tool)
    server.service.onRegister = {
      server.service.onRegister = {}
      await server.kill()
      Task { try await server.restart() }
    }
    #expect(try await fixture.client.status().version == "fake")
    let registration = FakeService.Call.register(ClientRegistration(version: "test", role: .tool), fixture.caller)
    var calls = server.service.calls.makeAsyncIterator()
    #expect(await calls.next() == registration)
    #expect(await calls.next() == .vanished(fixture.caller))
    #expect(await calls.next() == registration)
  }

  @Test @GLibActor func aServiceThatEndsUnderTheSecondRegistrationIsNamed() async throws {
    let server = try await ServiceFixture(services: Self.startedByTheBus)
    let fixture = try await ClientFixture(of: server, role: .tool)
    server.service.onRegister = {
      server.service.onRegister = { await server.kill() }
      await server.kill()
      Task { try await server.restart() }
    }
    await #expect(throws: DictationFailure.serviceEnded) { try await fixture.client.status() }
  }

  /// The bus waits for the name, which the test takes as the new service would.
  private static let startedByTheBus = [
    "utter.service": "[D-BUS Service]\nName=\(DictationInterface.busName)\nExec=/bin/true\n"
  ]

  @Test @GLibActor func aServiceThatDiesUnderACallIsAnAnswer() async throws {
    let fixture = try await ClientFixture()
    try await fixture.client.register()
    let server = fixture.server
    server.service.beforeAnswer = { await server.kill() }
    await #expect(throws: DictationFailure.serviceEnded) { try await fixture.client.start(StartRequest(mode: .hold)) }
  }

  @Test @GLibActor func aMissingServiceIsNamed() async throws {
    let bus = try await PrivateBus()
    let client = DictationClient(try await bus.connect(), role: .tool, version: "test")
    let failure = await #expect(throws: DictationFailure.self) { try await client.status() }
    #expect(failure?.sentence == "The dictation service is not installed; install Utter again.")
  }

  @Test @GLibActor func aServiceThatCannotStartIsNamed() async throws {
    let bus = try await PrivateBus(services: [
      "utter.service": "[D-BUS Service]\nName=\(DictationInterface.busName)\nExec=/bin/false\n"
    ])
    let client = DictationClient(try await bus.connect(), role: .tool, version: "test")
    let failure = await #expect(throws: DictationFailure.self) { try await client.status() }
    #expect(failure?.code == .serviceUnavailable)
    #expect(failure?.sentence.hasPrefix("The dictation service cannot be started: ") == true)
  }

  @Test @GLibActor func anOlderServiceIsRefused() async throws {
    let fixture = try await ClientFixture()
    fixture.service.api = 0
    await #expect(throws: DictationFailure.otherVersion) { try await fixture.client.start(StartRequest(mode: .hold)) }
  }

  @Test @GLibActor func aClosedBusIsNamed() async throws {
    let fixture = try await ClientFixture()
    try await fixture.client.register()
    await fixture.server.bus.stop()
    let failure = await #expect(throws: DictationFailure.self) {
      try await fixture.client.start(StartRequest(mode: .hold))
    }
    #expect(failure?.code == .serviceUnavailable)
  }
}
