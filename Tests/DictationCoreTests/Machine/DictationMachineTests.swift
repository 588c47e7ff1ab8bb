import Testing

@testable import DictationCore

/// What a table of single events cannot say: time, and what one event means for a later one.
@Suite struct DictationMachineTests {
  private typealias State = MachineState
  private static let start = MachineState.start

  private func machine(_ state: MachineState, then events: DictationEvent...) -> DictationMachine {
    var machine = state.machine
    for event in events { _ = machine.handle(event, at: Self.start) }
    return machine
  }

  private func session(_ value: UInt64) -> SessionID { SessionID(rawValue: value) }

  // MARK: What is asked for

  @Test func theServiceLearnsWhatTheFieldIs() {
    var machine = State.idle.machine
    let target = CommitTarget(path: "/ic/9", client: "gnome-shell", purpose: .email, hints: .lowercase, epoch: 4)
    let occasion = Occasion(target: target, language: "de")
    let request = StartRequest(mode: .toggle, client: "gnome-shell", purpose: .email, hints: .lowercase, language: "de")
    #expect(
      machine.handle(.trigger(.toggled, occasion), at: Self.start)
        == [.start(TakeNumber(rawValue: 1), request)])
  }

  @Test func aTextGoesWhereItWasDictatedFor() {
    var machine = State.processing.machine
    let effects = machine.handle(.textReady(State.one, .final, Draft(text: "x")), at: Self.start)
    #expect(effects == [.deliver(State.one, Draft(text: "x"), State.field)])
  }

  @Test func theTextOfTheRulesAloneIsNotDelivered() {
    var machine = State.processing.machine
    #expect(machine.handle(.textReady(State.one, .rules, Draft(text: "x")), at: Self.start).isEmpty)
  }

  // MARK: Time

  @Test func noticesEnd() {
    for (state, event, lasting) in [
      (State.delivering, DictationEvent.delivered(State.one), 1), (.processing, .failed(State.one, State.failure), 2),
      (.idle, .pendingCount(1), 8),
    ] {
      var machine = state.machine
      _ = machine.handle(event, at: Self.start)
      let end = Self.start + .seconds(lasting)
      #expect(machine.deadline == end)
      #expect(machine.status(at: end - .nanoseconds(1)) != .idle)
      _ = machine.handle(.tick, at: end)
      #expect(machine.status(at: end) == .idle)
      #expect(machine.deadline == nil)
    }
  }

  /// In a window without IBus neither the release nor the loss of the focus can be seen, and a commit is lost.
  @Test(arguments: [true, false])
  func theTextOfAHoldThatSilenceEndedWaits(endedByTheService: Bool) {
    var machine = State.holding.machine
    let end = Self.start + machine.holdSilence
    _ = machine.handle(endedByTheService ? .stopped(State.one) : .tick, at: end)
    let effects = machine.handle(.textReady(State.one, .final, Draft(text: "x")), at: end)
    #expect(effects == [.report(State.one, .pending)])
    #expect(machine.pendingCount == 1)
  }

  @Test func aReleaseThatIsSeenAfterAllProvesTheField() {
    var machine = State.holding.machine
    let end = Self.start + machine.holdSilence
    _ = machine.handle(.tick, at: end)
    _ = machine.handle(.trigger(.released, Occasion(target: State.field)), at: end)
    let effects = machine.handle(.textReady(State.one, .final, Draft(text: "x")), at: end)
    #expect(effects == [.deliver(State.one, Draft(text: "x"), State.field)])
  }

  @Test func theTextOfAHoldThatBecameTooLongIsDelivered() {
    var machine = State.holding.machine
    _ = machine.handle(.stopped(State.one), at: Self.start + .seconds(1))
    let effects = machine.handle(.textReady(State.one, .final, Draft(text: "x")), at: Self.start + .seconds(2))
    #expect(effects == [.deliver(State.one, Draft(text: "x"), State.field)])
  }

  @Test func aHoldWithoutAVoiceEnds() {
    var machine = State.holding.machine
    _ = machine.handle(.level(State.one, 0.5), at: Self.start + .seconds(4))
    _ = machine.handle(.level(State.one, 0.01), at: Self.start + .seconds(5))
    #expect(machine.deadline == Self.start + .seconds(14))
    #expect(machine.handle(.tick, at: Self.start + .seconds(13)).isEmpty)
    #expect(machine.handle(.tick, at: Self.start + .seconds(14)) == [.stop(State.one)])
  }

  @Test func theHumOfARoomIsNoVoice() {
    var machine = State.holding.machine
    for tenth in 1...120 {
      let effects = machine.handle(
        .level(State.one, 0.2 + Double(tenth % 3) * 0.02), at: Self.start + .milliseconds(tenth * 100))
      #expect(effects.isEmpty == (tenth != 100))
    }
  }

  @Test func newWordsAreAVoiceHoweverQuiet() {
    var machine = State.holding.machine
    _ = machine.handle(.partial(State.one, stable: "", volatile: "hello"), at: Self.start + .seconds(6))
    _ = machine.handle(.partial(State.one, stable: "", volatile: "hello"), at: Self.start + .seconds(8))
    #expect(machine.deadline == Self.start + .seconds(16))
  }

  @Test func aDictationHandsFreeMayBeSilent() {
    #expect(State.handsFree.machine.deadline == nil)
  }

  @Test func aCancelledTakeCanBeBroughtBackForAMinute() {
    var machine = machine(.handsFree, then: .cancelRequested)
    let end = Self.start + .seconds(60)
    #expect(machine.restorableUntil == end)
    var late = machine
    #expect(machine.handle(.restoreRequested(State.here), at: end - .seconds(1)) == [.restore(State.one)])
    #expect(machine.status(at: end) == .processing)
    #expect(late.handle(.restoreRequested(State.here), at: end).isEmpty)
  }

  // MARK: Cancelling

  @Test func theTextOfACancelledTakeIsExpectedAndIgnored() {
    var machine = machine(.processing, then: .cancelRequested)
    #expect(machine.handle(.textReady(State.one, .final, Draft(text: "late")), at: Self.start).isEmpty)
    #expect(machine.handle(.failed(State.one, State.failure), at: Self.start).isEmpty)
    #expect(machine.status(at: Self.start) == .idle)
  }

  @Test func cancelledBeforeItHadAName() {
    var machine = machine(.starting, then: .cancelRequested)
    let effects = machine.handle(.startReplied(State.number(1), .success(State.one)), at: Self.start)
    #expect(effects == [.cancel(State.one)])
    #expect(machine.restorableUntil != nil)
  }

  @Test func anAbandonedPressIsNoTakeToBringBack() {
    var machine = machine(.armed, then: .trigger(.abandoned, State.here))
    let effects = machine.handle(.startReplied(State.number(1), .success(State.one)), at: Self.start)
    #expect(effects == [.cancel(State.one)])
    #expect(machine.restorableUntil == nil)
    #expect(!machine.takesEscape)
  }

  @Test func anAbandonedPressLeavesTheTakeBeforeItToBringBack() {
    let machine = machine(
      .handsFree, then: .cancelRequested, .trigger(.armed, State.here),
      .startReplied(State.number(2), .success(State.two)), .trigger(.abandoned, State.here))
    #expect(machine.restorable?.session == State.one)
  }

  @Test(arguments: MachineState.allCases)
  func escapeIsTakenWhereThereIsSomethingToCancel(_ state: MachineState) {
    let takes: Set<MachineState> = [
      .starting, .holding, .handsFree, .stoppedEarly, .processing, .rewriting, .behind, .claiming, .reminding,
    ]
    #expect(state.machine.takesEscape == takes.contains(state))
  }

  @Test func aClaimCancelledInFlightGoesBack() {
    var machine = machine(.claiming, then: .cancelRequested)
    let text = PendingText(session: State.two, draft: Draft(text: "old"))
    #expect(
      machine.handle(.claimReplied(State.number(1), .success(text)), at: Self.start) == [.report(State.two, .pending)])
  }

  // MARK: Order

  @Test func textsComeInTheOrderOfTheirStart() {
    var machine = State.behind.machine
    let effects = machine.handle(.textReady(State.one, .final, Draft(text: "first")), at: Self.start)
    #expect(effects.map(\.summary) == ["deliver1:first", "deliver2:second"])
  }

  @Test func aCancelledDictationHoldsUpNobody() {
    var machine = machine(.behind)
    // The latest is cancelled first.
    #expect(machine.handle(.cancelRequested, at: Self.start) == [.cancel(State.two)])
    #expect(machine.handle(.cancelRequested, at: Self.start) == [.cancel(State.one)])
    #expect(machine.status(at: Self.start) == .idle)
  }

  @Test func anInsertedTextWaitsForNoDictation() {
    var machine = machine(.handsFree, then: .insertRequested(State.here))
    let text = PendingText(session: session(9), draft: Draft(text: "old"))
    let effects = machine.handle(.claimReplied(State.number(2), .success(text)), at: Self.start)
    #expect(effects.map(\.summary) == ["deliver9:old"])
  }

  @Test func eventsThatOvertakeTheNameWaitForIt() {
    var machine = State.stoppedEarly.machine
    let text = DictationEvent.textReady(State.one, .final, Draft(text: "early"))
    #expect(machine.handle(text, at: Self.start).isEmpty)
    let effects = machine.handle(.startReplied(State.number(1), .success(State.one)), at: Self.start)
    #expect(effects.map(\.summary) == ["stop1", "deliver1:early"])
  }

  @Test func aTextOfNobodyIsKept() {
    var machine = machine(.starting, then: .textReady(session(7), .final, Draft(text: "whose")))
    let effects = machine.handle(.startReplied(State.number(1), .success(State.one)), at: Self.start)
    #expect(effects == [.report(session(7), .pending)])
  }

  // MARK: Waiting texts

  @Test func aReminderWaitsForASafeField() {
    var machine = DictationMachine()
    _ = machine.handle(.pendingCount(1), at: Self.start)
    #expect(machine.status(at: Self.start) == .idle)
    machine.isFieldSafe = true
    _ = machine.handle(.tick, at: Self.start + .seconds(100))
    #expect(machine.status(at: Self.start + .seconds(107)) == .waiting(1))
    machine.isFieldSafe = false
    #expect(machine.status(at: Self.start + .seconds(107)) == .idle)
    #expect(!machine.takesEscape)
  }

  @Test func aReminderComesAfterTheRecordingThatItWouldHide() {
    var machine = machine(.handsFree, then: .pendingCount(1))
    #expect(machine.status(at: Self.start).summary == "recording")
    _ = machine.handle(.stopRequested, at: Self.start + .seconds(30))
    #expect(machine.status(at: Self.start + .seconds(37)) == .waiting(1))
  }

  @Test func theOfferOutlastsItsBubble() {
    var machine = machine(.reminding)
    let effects = machine.handle(.trigger(.toggled, State.here), at: Self.start + .seconds(20))
    #expect(effects.map(\.summary) == ["claim1"])
  }

  @Test func whatWasPutAwayIsNotOfferedButCanBeInserted() {
    var machine = machine(.delivering, then: .heldBack(State.one))
    let escape = DictationEvent.trigger(.escaped, State.here)
    #expect(machine.handle(.cancelRequested, at: Self.start).isEmpty)
    #expect(machine.handle(escape, at: Self.start) == [.report(State.one, .dismissed)])
    #expect(machine.status(at: Self.start) == .idle)
    var inserting = machine
    #expect(inserting.handle(.insertRequested(State.here), at: Self.start).map(\.summary) == ["claim2"])
    #expect(machine.handle(.trigger(.toggled, State.here), at: Self.start).map(\.summary) == ["start2:toggle"])
  }

  @Test func afterOneInsertionTheNextIsOffered() {
    var machine = machine(
      .idle, then: .pendingCount(2), .trigger(.toggled, State.here),
      .claimReplied(State.number(1), .success(PendingText(session: session(5), draft: Draft(text: "old")))),
      .pendingCount(1), .delivered(session(5)))
    #expect(machine.status(at: Self.start) == .sent)
    _ = machine.handle(.tick, at: Self.start + .seconds(1))
    #expect(machine.status(at: Self.start + .seconds(2)) == .waiting(1))
  }

  @Test func twoTogglesDoNotClaimOneTextTwice() {
    var machine = machine(.claiming)
    #expect(machine.handle(.trigger(.toggled, State.here), at: Self.start).map(\.summary) == ["start2:toggle"])
  }

  @Test func afterALockTheFirstToggleRecordsAndTheOfferComesBack() {
    var machine = machine(.locked)
    #expect(machine.status(at: Self.start) == .idle)
    #expect(machine.handle(.trigger(.toggled, State.here), at: Self.start).map(\.summary) == ["start1:toggle"])
    _ = machine.handle(.startReplied(State.number(1), .success(State.one)), at: Self.start)
    _ = machine.handle(.stopRequested, at: Self.start)
    _ = machine.handle(.textReady(State.one, .final, Draft(text: "x")), at: Self.start)
    _ = machine.handle(.delivered(State.one), at: Self.start)
    _ = machine.handle(.tick, at: Self.start + .seconds(1))
    #expect(machine.status(at: Self.start + .seconds(1)) == .waiting(1))
  }

  @Test func aTextThatIsReadyDuringTheLockIsNotOffered() {
    var machine = machine(.handsFree, then: .sessionInactive, .textReady(State.one, .final, Draft(text: "x")))
    _ = machine.handle(.heldBack(State.one), at: Self.start)
    #expect(machine.status(at: Self.start) == .idle)
    #expect(!machine.takesEscape)
  }

  @Test func aServiceThatIsBackOffersWhatItKept() {
    var machine = machine(.handsFree, then: .unavailable(State.failure))
    #expect(machine.status(at: Self.start) == .failed("No microphone."))
    _ = machine.handle(.pendingCount(1), at: Self.start + .seconds(5))
    #expect(machine.status(at: Self.start + .seconds(6)) == .waiting(1))
  }

  // MARK: What is shown

  @Test func theMicrophoneIsOpenFromTheFirstSampleOn() {
    var machine = State.starting.machine
    _ = machine.handle(.startReplied(State.number(1), .success(State.one)), at: Self.start)
    #expect(machine.status(at: Self.start) == .starting)
    _ = machine.handle(.started(State.one), at: Self.start)
    for level in [0.2, 0.4, 0.6, 0.9] { _ = machine.handle(.level(State.one, level), at: Self.start) }
    let later = Self.start + .milliseconds(3900)
    #expect(machine.status(at: later) == .recording(seconds: 3, levels: [0.4, 0.6, 0.9]))
  }

  @Test func levelsOutOfRangeAreBroughtIntoIt() {
    var machine = State.handsFree.machine
    for level in [Double.nan, -3, 7] { _ = machine.handle(.level(State.one, level), at: Self.start) }
    #expect(machine.status(at: Self.start) == .recording(seconds: 0, levels: [0, 0, 1]))
  }

  @Test func wordsAreShownOnlyInTheirField() {
    let machine = machine(.handsFree, then: .partial(State.one, stable: "hello", volatile: "wor"))
    #expect(machine.words(for: State.field) == "hello wor")
    var other = State.field
    other.epoch += 1
    #expect(machine.words(for: other) == nil)
  }

  @Test func nothingIsSeenOfAnArmedPress() {
    let machine = machine(
      .armed, then: .startReplied(State.number(1), .success(State.one)), .started(State.one),
      .partial(State.one, stable: "", volatile: "hm"))
    #expect(machine.status(at: Self.start) == .idle)
    #expect(machine.words(for: State.field) == nil)
    #expect(!machine.takesEscape)
  }

  @Test func nothingIsDeliveredOfAnArmedPress() {
    var machine = machine(.armed, then: .startReplied(State.number(1), .success(State.one)))
    #expect(machine.handle(.textReady(State.one, .final, Draft(text: "hm")), at: Self.start).isEmpty)
    #expect(machine.handle(.trigger(.abandoned, State.here), at: Self.start) == [.cancel(State.one)])
  }

  @Test func aFailureIsNotHiddenByATick() {
    let machine = machine(
      .behind, then: .textReady(State.one, .final, Draft(text: "first")), .trigger(.toggled, State.here),
      .startReplied(State.number(3), .failure(State.failure)), .delivered(State.one))
    #expect(machine.status(at: Self.start) == .failed("No microphone."))
  }

  /// A text that was written by another recognizer than the chosen one arrives like any other, and the sentence stays.
  @Test func aRemarkIsReadBeforeTheCheckMark() {
    var machine = State.delivering.machine
    _ = machine.handle(.remark("It was slow."), at: Self.start)
    _ = machine.handle(.delivered(State.one), at: Self.start)
    #expect(machine.status(at: Self.start) == .failed("It was slow."))
    #expect(machine.status(at: Self.start + .seconds(5)) == .failed("It was slow."))
    _ = machine.handle(.tick, at: Self.start + .seconds(6))
    #expect(machine.status(at: Self.start + .seconds(6)) == .idle)
  }
}
