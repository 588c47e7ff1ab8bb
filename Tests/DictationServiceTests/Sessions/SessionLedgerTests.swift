import DictationCore
import ServiceInterface
import Testing

@testable import DictationService

private let engine = Caller(rawValue: ":1.7")
private let terminal = Caller(rawValue: ":1.9")
private let hello = Draft(text: "Hello.")

/// A ledger with dictations brought to a phase by the events that really lead there.
private struct Scene {
  var ledger = SessionLedger()
  private(set) var effects: [SessionEffect] = []

  mutating func start(_ owner: Caller = engine) throws -> SessionID {
    let (id, effects) = try ledger.start(StartRequest(mode: .hold), by: owner)
    self.effects = effects
    return id
  }

  @discardableResult
  mutating func send(_ events: SessionEvent..., to id: SessionID) -> [SessionEffect] {
    effects = events.flatMap { ledger.handle($0, of: id) }
    return effects
  }

  func phase(_ id: SessionID) -> SessionPhase? { ledger.sessions[id]?.phase }
}

/// How to bring a fresh dictation into each phase.
private let paths: [(name: String, events: [SessionEvent])] = [
  ("opening", []),
  ("recording", [.firstSample]),
  ("tail", [.firstSample, .stop]),
  ("recognizing", [.firstSample, .stop, .captured(nil)]),
  ("rewriting", [.firstSample, .stop, .captured(nil), .cleaned(hello, raw: "um hello")]),
  ("handed", [.firstSample, .stop, .captured(nil), .recognized(hello)]),
  ("delivering", [.firstSample, .stop, .captured(nil), .recognized(hello), .delivered(.delivering, remainder: nil)]),
  ("pending", [.firstSample, .stop, .captured(nil), .recognized(hello), .delivered(.pending, remainder: nil)]),
  ("dismissed", [.firstSample, .stop, .captured(nil), .recognized(hello), .delivered(.dismissed, remainder: nil)]),
  ("cancelled early", [.firstSample, .cancel]),
  ("cancelled late", [.firstSample, .stop, .captured(nil), .recognized(hello), .cancel]),
  ("failed", [.firstSample, .stop, .captured(nil), .recognitionFailed(.nothingHeard)]),
]

private func path(_ name: String) -> [SessionEvent] { paths.first { $0.name == name }!.events }

@Suite struct SessionLedgerTests {
  @Test func `a text that a model works on is shown, and final when the model is done`() throws {
    var scene = Scene()
    let id = try scene.start()
    let shown = scene.send(.firstSample, .stop, .captured(nil), .cleaned(hello, raw: "um hello"), to: id)
    #expect(
      shown.suffix(2) == [.tell(engine, .rewriting(id, raw: "um hello", rules: "Hello.")), .rewrite(id, hello)])
    let final = Draft(text: "Hello!")
    #expect(scene.send(.recognized(final), to: id) == [.handOver(id, final, engine)])
  }

  @Test func `a text that is accepted is that of the rules, and the model comes too late`() throws {
    var scene = Scene()
    let id = try scene.start()
    scene.send(.firstSample, .stop, .captured(nil), .cleaned(hello, raw: "um hello"), to: id)
    #expect(scene.send(.accept, to: id) == [.abandonRewriting(id), .handOver(id, hello, engine)])
    #expect(scene.send(.recognized(Draft(text: "Late.")), to: id).isEmpty)
    #expect(scene.phase(id) == .handed(hello))
  }

  @Test func `cancelled while a model works, restored as the rules had it`() throws {
    var scene = Scene()
    let id = try scene.start()
    scene.send(.firstSample, .stop, .captured(nil), .cleaned(hello, raw: "um hello"), to: id)
    #expect(
      scene.send(.cancel, to: id)
        == [.abandonRewriting(id), .setCancelled(true, id), .expireRestore(id, after: .seconds(60))])
    #expect(scene.send(.restore, to: id) == [.setCancelled(false, id), .handOver(id, hello, engine)])
  }

  @Test func `a dictation from the key press to the delivered text`() throws {
    var scene = Scene()
    let id = try scene.start()
    #expect(scene.effects == [.record(id)])
    #expect(scene.send(.firstSample, to: id) == [.tell(engine, .started(id)), .chronicle(id, .recording)])
    #expect(scene.send(.stop, to: id) == [.endRecording(id, withTail: true)])
    #expect(scene.send(.captured(nil), to: id) == [.finishRecognition(id), .chronicle(id, .transcribing)])
    #expect(
      scene.send(.recognized(hello), to: id) == [.handOver(id, hello, engine)])
    #expect(scene.send(.delivered(.delivering, remainder: nil), to: id).isEmpty)
    #expect(scene.send(.delivered(.delivered, remainder: nil), to: id) == [.forget(id)])
    #expect(scene.ledger.sessions.isEmpty)
  }

  /// State × event, for the events that come from outside and may arrive in any phase.
  @Test(arguments: [
    ("opening", SessionEvent.stop, SessionPhase?.some(.tail)),
    ("opening", .stopByItself, .tail),
    ("opening", .cancel, .cancelled(nil)),
    ("opening", .captureFailed(.nothingHeard), nil),
    ("recording", .stop, .tail),
    ("recording", .stopByItself, .tail),
    ("recording", .cancel, .cancelled(nil)),
    ("recording", .captureInterrupted(.nothingHeard), .tail),
    ("recording", .restore, .recording),
    ("tail", .stop, .tail),
    ("tail", .cancel, .cancelled(nil)),
    ("tail", .captured(.nothingHeard), nil),
    ("tail", .captureFailed(.nothingHeard), nil),
    ("recognizing", .stop, .recognizing),
    ("recognizing", .cancel, .cancelled(nil)),
    ("recognizing", .recognized(nil), nil),
    ("recognizing", .recognitionFailed(.nothingHeard), .failed),
    ("recognizing", .delivered(.delivered, remainder: nil), .recognizing),
    ("handed", .stop, .handed(hello)),
    ("handed", .cancel, .cancelled(hello)),
    ("handed", .recognized(Draft(text: "late")), .handed(hello)),
    ("handed", .delivered(.delivered, remainder: nil), nil),
    ("handed", .delivered(.dismissed, remainder: nil), .dismissed(hello)),
    ("delivering", .cancel, .delivering(hello)),
    ("delivering", .delivered(.delivered, remainder: nil), nil),
    ("delivering", .delivered(.pending, remainder: Draft(text: "lo.")), .pending(Draft(text: "lo."))),
    ("pending", .cancel, .pending(hello)),
    ("pending", .delivered(.dismissed, remainder: nil), .dismissed(hello)),
    ("dismissed", .restore, .dismissed(hello)),
    ("cancelled early", .restore, .recognizing),
    ("cancelled early", .recognized(hello), .cancelled(nil)),
    ("cancelled early", .captured(nil), .cancelled(nil)),
    ("cancelled early", .restoreExpired, nil),
    ("cancelled late", .restore, .handed(hello)),
    ("cancelled late", .delivered(.delivered, remainder: nil), .cancelled(hello)),
    ("recognizing", .recordingGone(.nothingHeard), nil),
    ("failed", .recordingGone(.nothingHeard), nil),
    ("pending", .recordingGone(.nothingHeard), .pending(hello)),
    ("failed", .restore, .recognizing),
    ("failed", .cancel, .failed),
  ])
  func `each event in each phase`(before: String, event: SessionEvent, after: SessionPhase?) throws {
    var scene = Scene()
    let id = try scene.start()
    for step in path(before) { scene.send(step, to: id) }
    scene.send(event, to: id)
    #expect(scene.phase(id) == after)
  }

  @Test(arguments: paths.map(\.name))
  func `an owner that vanishes loses no text`(phase: String) throws {
    var scene = Scene()
    let id = try scene.start()
    for step in path(phase) { scene.send(step, to: id) }
    let effects = scene.ledger.ownerVanished(engine)
    #expect(!effects.contains(.forget(id)))
    switch phase {
    case "opening", "recording":
      #expect(effects == [.endRecording(id, withTail: true)])
      scene.send(.captured(nil), .recognized(hello), to: id)
      #expect(scene.phase(id) == .pending(hello))
    case "tail":
      scene.send(.captured(nil), .recognized(hello), to: id)
      #expect(scene.phase(id) == .pending(hello))
    case "recognizing":
      #expect(scene.send(.recognized(hello), to: id) == [.save(id, hello), .pendingChanged(1)])
    case "handed", "pending": #expect(scene.phase(id) == .pending(hello))
    case "delivering": #expect(scene.phase(id) == .perhapsSent(hello))
    default: break
    }
    let later = scene.send(.stop, .cancel, .restoreExpired, to: id)
    #expect(!later.contains { if case .tell = $0 { true } else { false } })
  }

  @Test func `texts are handed over in the order of their starts`() throws {
    var scene = Scene()
    let first = try scene.start()
    scene.send(.firstSample, .stop, to: first)
    let second = try scene.start()
    scene.send(.firstSample, .stop, .captured(nil), .recognized(Draft(text: "two")), to: second)
    #expect(scene.phase(second) == .ready(Draft(text: "two")))

    scene.send(.captured(nil), .recognized(hello), to: first)
    let handed = scene.effects.compactMap { effect in
      if case .handOver(let id, _, _) = effect { id } else { nil }
    }
    #expect(handed == [first, second])
  }

  @Test(arguments: [SessionEvent.cancel, .recognized(nil), .recognitionFailed(.nothingHeard)])
  func `a dictation that ends without text lets the next one pass`(end: SessionEvent) throws {
    var scene = Scene()
    let first = try scene.start()
    scene.send(.firstSample, .stop, .captured(nil), to: first)
    let second = try scene.start()
    scene.send(.firstSample, .stop, .captured(nil), .recognized(hello), to: second)
    #expect(scene.phase(second) == .ready(hello))
    scene.send(end, to: first)
    #expect(scene.phase(second) == .handed(hello))
  }

  @Test func `another owner's dictation holds nothing up, and is not recorded over`() throws {
    var scene = Scene()
    let first = try scene.start(terminal)
    scene.send(.firstSample, to: first)
    #expect(throws: DictationFailure.recordingElsewhere) { try scene.start(engine) }
    scene.send(.stop, to: first)
    let second = try scene.start(engine)
    scene.send(.firstSample, .stop, .captured(nil), .recognized(hello), to: second)
    #expect(scene.phase(second) == .handed(hello))
  }

  @Test func `an owner that starts again ends its first dictation with its words kept`() throws {
    var scene = Scene()
    let first = try scene.start()
    scene.send(.firstSample, to: first)
    let second = try scene.start()
    #expect(
      scene.effects == [.endRecording(first, withTail: false), .tell(engine, .stopped(first)), .record(second)])
  }

  @Test(arguments: [
    StartRequest(mode: .toggle, purpose: .password), StartRequest(mode: .hold, purpose: .pin),
    StartRequest(mode: .hold, hints: [.isPrivate, .spellcheck]),
  ])
  func `nothing is recorded for a private field`(request: StartRequest) {
    var ledger = SessionLedger()
    #expect(throws: DictationFailure.privateField) { try ledger.start(request, by: engine) }
    #expect(ledger.sessions.isEmpty)
  }

  @Test func `a pending text is claimed once, the oldest first`() throws {
    var scene = Scene()
    var ids: [SessionID] = []
    for text in ["one", "two"] {
      let id = try scene.start()
      ids.append(id)
      scene.send(.firstSample, .stop, .captured(nil), .recognized(Draft(text: text)), to: id)
      scene.send(.delivered(.pending, remainder: nil), to: id)
    }
    #expect(scene.effects.last == .pendingChanged(2))
    let (one, effects) = scene.ledger.take(by: terminal)
    #expect(one == PendingText(session: ids[0], draft: Draft(text: "one")))
    #expect(effects == [.markDelivering(ids[0]), .pendingChanged(1)])
    #expect(scene.ledger.take(by: engine).text?.draft.text == "two")
    #expect(scene.ledger.take(by: engine).text == nil)

    #expect(scene.ledger.ownerVanished(terminal) == [.save(ids[0], Draft(text: "one")), .pendingChanged(1)])
    #expect(scene.ledger.take(by: engine).text == one)
  }

  @Test func `a text that waits is edited by one, and waits again as it was changed`() throws {
    var scene = Scene()
    let id = try scene.start()
    scene.send(.firstSample, .stop, .captured(nil), .recognized(hello), .delivered(.pending, remainder: nil), to: id)
    let (draft, effects) = try scene.ledger.edit(id, copy: nil, by: terminal)
    #expect(draft == hello)
    #expect(effects == [.pendingChanged(0)])
    // Nobody else has it meanwhile.
    #expect(scene.ledger.take(by: engine).text == nil)
    #expect(throws: DictationFailure.notEditable) { try scene.ledger.edit(id, copy: nil, by: engine) }
    #expect(throws: DictationFailure.notEditable) { try scene.ledger.edited(id, hello, by: engine) }
    let changed = Draft(text: "Hello, Jane.")
    #expect(try scene.ledger.edited(id, changed, by: terminal) == [.save(id, changed), .pendingChanged(1)])
    #expect(scene.ledger.ownerVanished(terminal).isEmpty)
    #expect(scene.ledger.take(by: engine).text == PendingText(session: id, draft: changed))
  }

  @Test func `a text that was not changed waits as it was, and the copy of one is gone`() throws {
    var scene = Scene()
    let id = try scene.start()
    scene.send(.firstSample, .stop, .captured(nil), .recognized(hello), .delivered(.pending, remainder: nil), to: id)
    _ = try scene.ledger.edit(id, copy: nil, by: terminal)
    #expect(scene.ledger.ownerVanished(terminal) == [.save(id, hello), .pendingChanged(1)])
    _ = scene.ledger.take(by: engine)
    scene.send(.delivered(.delivered, remainder: nil), to: id)

    #expect(throws: DictationFailure.notEditable) { try scene.ledger.edit(id, copy: nil, by: terminal) }
    #expect(try scene.ledger.edit(id, copy: hello, by: terminal).draft == hello)
    #expect(scene.ledger.ownerVanished(terminal) == [.forget(id)])
    _ = try scene.ledger.edit(id, copy: hello, by: terminal)
    let changed = Draft(text: "Hello, Jane.")
    #expect(try scene.ledger.edited(id, changed, by: terminal) == [.save(id, changed), .pendingChanged(1)])
    #expect(scene.ledger.ownerVanished(terminal).isEmpty)
    #expect(scene.ledger.take(by: engine).text?.draft == changed)
  }

  @Test func `an offered text is taken like any other, and goes with its owner`() throws {
    var ledger = SessionLedger()
    let (withdrawn, _) = ledger.offer(hello, by: terminal)
    #expect(ledger.pendingCount == 1)
    #expect(ledger.handle(.cancel, of: withdrawn) == [.forget(withdrawn), .pendingChanged(0)])

    let (left, _) = ledger.offer(hello, by: terminal)
    #expect(ledger.ownerVanished(terminal) == [.forget(left), .pendingChanged(0)])

    let (taken, _) = ledger.offer(hello, by: terminal)
    #expect(ledger.take(by: engine).text == PendingText(session: taken, draft: hello))
    #expect(ledger.ownerVanished(terminal).isEmpty)
    #expect(ledger.handle(.delivered(.delivered, remainder: nil), of: taken) == [.forget(taken)])
  }

  @Test func `what was put away is taken after all others`() throws {
    var scene = Scene()
    let first = try scene.start()
    for step in path("dismissed") { scene.send(step, to: first) }
    let second = try scene.start()
    for step in path("pending") { scene.send(step, to: second) }
    #expect(scene.ledger.pendingCount == 2)
    #expect(scene.ledger.take(by: engine).text?.session == second)
    #expect(scene.ledger.take(by: engine).text?.session == first)
  }

  @Test(arguments: [
    (Leftover.pending(hello), SessionPhase.pending(hello), 1),
    (.perhapsSent(hello), .perhapsSent(hello), 0),
    (.audio, .failed, 0),
  ])
  func `what an earlier process left`(leftover: Leftover, phase: SessionPhase, pending: Int) {
    var ledger = SessionLedger()
    let (ids, effects) = ledger.recover([leftover])
    #expect(ledger.sessions[ids[0]]?.phase == phase)
    #expect(ledger.pendingCount == pending)
    #expect(effects == (pending == 1 ? [.pendingChanged(1)] : []))
    #expect((ledger.take(by: engine).text != nil) == (pending == 1))
    #expect((ledger.take(by: engine, evenPerhapsSent: true).text != nil) == (leftover == .perhapsSent(hello)))
  }

  @Test func `recovered audio becomes pending, in silence`() {
    var ledger = SessionLedger()
    let (ids, _) = ledger.recover([.audio, .audio])
    let (id, silent) = (ids[0], ids[1])
    #expect(ledger.handle(.retry, of: id) == [.recognizeTake(id), .chronicle(id, .transcribing)])
    #expect(ledger.handle(.recognized(hello), of: id) == [.save(id, hello), .pendingChanged(1)])
    #expect(ledger.handle(.retry, of: silent) == [.recognizeTake(silent), .chronicle(silent, .transcribing)])
    #expect(ledger.handle(.recognized(nil), of: silent) == [.putAside(silent)])
  }

  @Test func `a lost microphone is named only where no words came of it`() throws {
    let lost = DictationFailure(.microphoneLost, "The microphone was unplugged.")
    for (recognized, expected) in [(hello, nil), (nil, lost)] as [(Draft?, DictationFailure?)] {
      var scene = Scene()
      let id = try scene.start()
      scene.send(.firstSample, .captureInterrupted(lost), .captured(nil), .recognized(recognized), to: id)
      #expect(scene.effects.contains(.tell(engine, .failed(id, lost))) == (expected != nil))
    }
  }

  @Test func `the owner alone may speak for a dictation`() throws {
    var scene = Scene()
    let id = try scene.start(engine)
    try scene.ledger.checkOwner(of: id, is: engine)
    #expect(throws: DictationFailure.notTheOwner(id)) { try scene.ledger.checkOwner(of: id, is: terminal) }
  }

  @Test func `idle is when nothing moves by itself any more`() throws {
    var scene = Scene()
    #expect(scene.ledger.isIdle)
    let id = try scene.start()
    for step in path("pending") {
      #expect(!scene.ledger.isIdle)
      scene.send(step, to: id)
    }
    #expect(scene.ledger.isIdle)
  }
}
