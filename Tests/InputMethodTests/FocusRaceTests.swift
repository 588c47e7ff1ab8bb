import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// Text never reaches another field than the one that it was dictated for, and is never lost.
@Suite struct FocusRaceTests {
  /// The text is pending, and nothing landed anywhere.
  private func expectPending(_ desk: Desk, _ text: String, at location: SourceLocation = #_sourceLocation) {
    #expect(desk.commits.isEmpty, sourceLocation: location)
    #expect(desk.pendingTexts == [text], sourceLocation: location)
  }

  /// A dictation into `field` is pending in the end if `disturbance` comes before its text.
  private func expectPending(
    after disturbance: (Desk) -> Void, on field: DeskField, at location: SourceLocation = #_sourceLocation
  ) {
    let desk = Desk(on: field)
    let session = desk.speakHandsFree()
    disturbance(desk)
    desk.service.finish(session, "hello")
    desk.clock.advance(by: .seconds(1))
    expectPending(desk, "hello", at: location)
  }

  // MARK: The field stays

  @Test(arguments: [DeskField.gtkA, .qtA, .gnomeA, .unknownA])
  func theFieldStays(_ field: DeskField) {
    let desk = Desk(on: field)
    let session = desk.speakHandsFree()
    desk.service.finish(session, "hello")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: field) == "hello ")
    #expect(desk.service.outcomes(of: session) == [.delivering, .delivered])
  }

  // MARK: The field changes

  @Test(arguments: [
    (DeskField.gtkA, DeskField.gtkB), (.gtkA, .gtkPassword), (.gtkA, .qtA), (.gtkA, .gnomeA), (.qtA, .qtB),
    (.qtA, .qtPassword), (.qtA, .gtkA), (.gnomeA, .gnomeB), (.gnomeA, .gnomePassword), (.unknownA, .unknownB),
    (.unknownA, .gtkPassword),
  ])
  func anotherFieldHasTheFocusWhenTheTextIsReady(_ old: DeskField, _ new: DeskField) {
    expectPending(after: { $0.focus(new) }, on: old)
  }

  @Test(arguments: [DeskField.gtkA, .qtA, .gnomeA, .unknownA])
  func nothingHasTheFocus(_ field: DeskField) {
    expectPending(after: { $0.focus(nil) }, on: field)
  }

  @Test(arguments: [DeskField.gtkA, .qtA, .gnomeA])
  func theFocusLeftAndCameBack(_ field: DeskField) {
    expectPending(
      after: {
        $0.focus(nil)
        $0.focus(field)
      }, on: field)
  }

  @Test func passwordFieldByTabInQt() {
    let desk = Desk(on: .qtA)
    desk.pressHold()
    let session = desk.latest
    desk.focus(.qtPassword)
    #expect(desk.service.stopped == [session])
    desk.service.finish(session, "secret")
    expectPending(desk, "secret")
  }

  @Test func theFieldBecomesAPasswordFieldUnderTheDictation() {
    expectPending(after: { $0.handle(.contentType(.password, [])) }, on: .gtkA)
  }

  @Test func theFieldBecomesPrivateUnderTheDictation() {
    expectPending(after: { $0.handle(.contentType(.freeForm, .isPrivate)) }, on: .gtkA)
  }

  // MARK: Resets

  @Test func aResetAloneMeansNothingInGTK() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.handle(.reset)
    desk.handle(.reset)
    desk.service.finish(session, "hello")
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test(arguments: [DeskField.qtA, .unknownA])
  func aResetAloneMayBeAnotherFieldElsewhere(_ field: DeskField) {
    expectPending(after: { $0.handle(.reset) }, on: field)
  }

  @Test func aResetAloneOnGNOMEWasAClickInTheField() {
    let desk = Desk(on: .gnomeA)
    let session = desk.speakHandsFree()
    desk.handle(.reset)
    desk.service.finish(session, "hello")
    #expect(desk.commits.isEmpty)
    desk.clock.advance(by: .milliseconds(249))
    #expect(desk.commits.isEmpty)
    desk.clock.advance(by: .milliseconds(1))
    #expect(desk.contents(of: .gnomeA) == "hello ")
  }

  @Test func aTextThatComesInTheMiddleOfAMoveOnGNOME() {
    for position in 1...8 {
      let desk = Desk(on: .gnomeA)
      let session = desk.speakHandsFree()
      let events = desk.moves(to: .gnomePassword)
      for event in events.prefix(position) { desk.handle(event) }
      desk.service.finish(session, "hello")
      desk.clock.advance(by: .milliseconds(30))
      for event in events.dropFirst(position) { desk.handle(event) }
      desk.clock.advance(by: .seconds(1))
      expectPending(desk, "hello")
    }
  }

  // MARK: Engine objects

  @Test func theEngineIsSwitchedAwayAndBack() {
    expectPending(
      after: {
        $0.switchAway()
        $0.switchBack()
      }, on: .gtkA)
  }

  @Test func theEngineIsSwitchedAway() {
    expectPending(after: { $0.switchAway() }, on: .gtkA)
  }

  @Test func theEngineIsDestroyedWithoutAWord() {
    expectPending(after: { $0.method.engineDestroyed($0.engine) }, on: .gtkA)
  }

  @Test func gnomeShellPutsAnotherEngineIntoPasswordFields() {
    let desk = Desk(on: .gnomeA)
    let session = desk.speakHandsFree()
    desk.focus(.gnomePassword)
    desk.clock.advance(by: .milliseconds(10))
    desk.switchAway()
    desk.service.finish(session, "hello")
    expectPending(desk, "hello")
    // On the way back two objects are made; the first lives 10 ms.
    desk.newEngineObject()
    let first = desk.engine
    desk.newEngineObject()
    desk.focus(.gnomeA)
    desk.clock.advance(by: .milliseconds(10))
    desk.method.engineDestroyed(first)
    desk.toggle()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gnomeA) == "hello ")
    #expect(desk.pendingTexts.isEmpty)
  }

  @Test func theEndOfAnUnusedObjectDisturbsNobody() {
    let desk = Desk(on: .gtkA)
    let other = EngineID(rawValue: 99)
    desk.method.engineCreated(other, field: FakeField(), language: nil)
    let session = desk.speakHandsFree()
    desk.method.handle(.disable, from: other)
    desk.method.engineDestroyed(other)
    desk.service.finish(session, "hello")
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test func eventsOfADestroyedObjectAreIgnored() {
    let desk = Desk(on: .gtkA)
    let old = desk.engine
    desk.switchAway()
    desk.method.handle(.focusIn(path: "/ic/app/A", client: "gtk3-im:app"), from: old)
    #expect(!desk.method.key(KeyEvent(keysym: Keysym.space, modifiers: [.control, .shift]), from: old))
    #expect(desk.service.started.isEmpty)
  }

  @Test func theDaemonRestarts() {
    expectPending(
      after: {
        $0.method.engineDestroyed($0.engine)
        $0.newEngineObject()
        // The first focus after a start comes without a context.
        $0.handle(.focusIn(path: nil, client: nil))
      }, on: .gtkA)
  }

  @Test func theClientIsGone() {
    expectPending(after: { $0.handle(.focusOut(path: "/ic/app/A")) }, on: .gtkA)
  }

  // MARK: Answers that come late

  @Test func theAnswerComesAfterTheCancel() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.escape()
    #expect(desk.service.cancelled == [session])
    desk.service.finish(session, "hello")
    #expect(desk.commits.isEmpty)
    #expect(desk.pendingTexts.isEmpty)
  }

  @Test func aCancelledTakeComesBackIntoTheFieldWhereItIsAskedFor() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.escape()
    desk.focus(.gtkB)
    desk.handle(.propertyActivated(key: PropertyKey.restore, isOn: true))
    desk.clock.advance(by: .seconds(1))
    #expect(desk.service.restored == [session])
    desk.service.finish(session, "hello")
    #expect(desk.contents(of: .gtkB) == "hello ")
  }

  @Test func theServiceAnswersAfterTheRelease() {
    let desk = Desk(on: .gtkA)
    desk.service.isPrompt = false
    desk.pressHold()
    desk.releaseHold()
    #expect(desk.service.stopped.isEmpty)
    desk.service.flush()
    #expect(desk.service.stopped == [desk.latest])
    desk.service.finish(desk.latest, "hello")
    desk.service.flush()
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test func theServiceAnswersAfterTheWindowChanged() {
    let desk = Desk(on: .gtkA)
    desk.service.isPrompt = false
    desk.pressHold()
    desk.focus(.gtkB)
    desk.service.flush()
    #expect(desk.service.stopped == [desk.latest])
    desk.service.finish(desk.latest, "hello")
    desk.service.flush()
    expectPending(desk, "hello")
  }

  @Test func theServiceAnswersAfterTheCancel() {
    let desk = Desk(on: .gtkA)
    desk.service.isPrompt = false
    desk.toggle()
    desk.escape()
    desk.service.flush()
    #expect(desk.service.cancelled == [desk.latest])
    #expect(desk.service.stopped.isEmpty)
  }

  @Test func anInsertedTextArrivesAfterTheFieldChanged() {
    let desk = Desk(on: .gtkA)
    desk.service.addPending(PendingText(session: SessionID(rawValue: 70), draft: Draft(text: "hello")))
    desk.service.isPrompt = false
    desk.toggle()
    desk.focus(.gtkPassword)
    desk.service.flush()
    expectPending(desk, "hello")
  }

  // MARK: Several dictations

  @Test(arguments: [DeskField.gtkA, .qtA, .gnomeA])
  func twoDictationsInARow(_ field: DeskField) {
    let desk = Desk(on: field)
    let first = desk.speakHandsFree()
    let second = desk.speakHandsFree()
    desk.service.finish(second, "two")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.commits.isEmpty)
    desk.service.finish(first, "one")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: field) == "one two ")
  }

  @Test func twoDictationsInTwoFields() {
    let desk = Desk(on: .gtkA)
    let first = desk.speakHandsFree()
    desk.focus(.gtkB)
    let second = desk.speakHandsFree()
    desk.service.finish(first, "one")
    desk.service.finish(second, "two")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkA) == "")
    #expect(desk.contents(of: .gtkB) == "two ")
    #expect(desk.pendingTexts == ["one"])
  }

  @Test func aHoldLosesItsFieldAndTheNextFieldIsDictatedInto() {
    let desk = Desk(on: .gtkA)
    desk.pressHold()
    let first = desk.latest
    desk.focus(.gtkB)
    desk.releaseHold()
    let second = desk.speakHandsFree()
    desk.service.finish(second, "two")
    desk.service.finish(first, "one")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkB) == "two ")
    #expect(desk.pendingTexts == ["one"])
  }

  @Test func aToggledDictationGoesOnInTheNextFieldAndIsPendingThere() {
    let desk = Desk(on: .gtkA)
    desk.toggle()
    let session = desk.latest
    desk.focus(.gtkB)
    desk.clock.advance(by: .seconds(30))
    #expect(desk.service.stopped.isEmpty)
    desk.toggle()
    #expect(desk.service.stopped == [session])
    desk.service.finish(session, "hello")
    expectPending(desk, "hello")
  }

  // MARK: A text of several pieces

  private static let long = (1...1600).map { "word\($0)" }.joined(separator: " ")

  @Test func theFieldChangesBetweenTwoPieces() throws {
    let desk = Desk(on: .gnomeA)
    let session = desk.speakHandsFree()
    desk.service.finish(session, Self.long)
    #expect(desk.commits.count == 1)
    desk.focus(.gnomePassword)
    desk.clock.advance(by: .seconds(1))
    #expect(desk.commits.count == 1)
    let rest = try #require(desk.pendingTexts.first)
    #expect(desk.contents(of: .gnomeA) + rest == Self.long + " ")
    #expect(desk.service.outcomes(of: session) == [.delivering, .pending])
  }

  @Test func theRestIsInsertedElsewhere() {
    let desk = Desk(on: .gnomeA)
    desk.service.finish(desk.speakHandsFree(), Self.long)
    desk.focus(.gnomeB)
    desk.toggle()
    desk.clock.advance(by: .seconds(20))
    #expect(desk.contents(of: .gnomeA) + desk.contents(of: .gnomeB) == Self.long + " ")
  }

  @Test func aResetBetweenTwoPiecesOnGNOMEWaits() {
    let desk = Desk(on: .gnomeA)
    desk.service.finish(desk.speakHandsFree(), Self.long)
    desk.handle(.reset)
    desk.clock.advance(by: .milliseconds(100))
    #expect(desk.commits.count == 1)
    desk.clock.advance(by: .seconds(20))
    #expect(desk.contents(of: .gnomeA) == Self.long + " ")
  }

  // MARK: The service or the session goes away

  @Test func theScreenIsLockedWhileRecording() {
    let desk = Desk(on: .gnomeA)
    desk.toggle()
    let session = desk.latest
    desk.service.send(.sessionInactive)
    #expect(desk.service.stopped == [session])
    desk.focus(.gnomePassword)
    desk.service.finish(session, "hello")
    desk.clock.advance(by: .seconds(1))
    expectPending(desk, "hello")
    #expect(desk.port.bubble == nil)
  }

  @Test func theScreenIsLockedAndTheFocusDoesNotMove() {
    let desk = Desk(on: .qtA)
    let session = desk.speakHandsFree()
    desk.service.send(.sessionInactive)
    desk.service.finish(session, "hello")
    expectPending(desk, "hello")
    #expect(desk.port.bubble == nil)
  }

  @Test func theServiceDiesWithATextHalfDelivered() {
    let desk = Desk(on: .gnomeA)
    desk.service.finish(desk.speakHandsFree(), Self.long)
    desk.service.send(.unavailable(DictationFailure(.serviceUnavailable, "The dictation service is gone.")))
    desk.clock.advance(by: .seconds(20))
    #expect(desk.contents(of: .gnomeA) == Self.long + " ")
  }

  // MARK: Dictations that must not begin

  @Test(arguments: [
    DeskField.gtkPassword, .gnomePassword, DeskField(name: "pin", toolkit: .gtk, purpose: .pin),
    DeskField(name: "private", toolkit: .gtk, hints: .isPrivate),
  ])
  func nothingIsRecordedInASecretField(_ field: DeskField) {
    let desk = Desk(on: field)
    desk.toggle()
    #expect(desk.port.bubble?.hasPrefix("⚠") == true)
    desk.pressHold()
    desk.releaseHold()
    desk.service.send(.triggerRequested(.toggle))
    #expect(desk.service.requests.isEmpty)
    #expect(desk.port.surroundingRequests == 0)
  }

  @Test func nothingIsRecordedWithoutAField() {
    let desk = Desk(on: nil)
    desk.focus(nil)
    desk.service.send(.triggerRequested(.toggle))
    #expect(desk.service.requests.isEmpty)
    #expect(desk.port.bubble == "⚠ No text field has the focus: click into one and try again.")
  }

  @Test func aShortcutInQtNeedsAKeyFromTheField() {
    let desk = Desk(on: .qtA)
    desk.service.send(.triggerRequested(.toggle))
    #expect(desk.service.requests.isEmpty)
    desk.tap(0x61)
    desk.focus(.qtPassword)
    desk.service.send(.triggerRequested(.toggle))
    #expect(desk.service.requests.isEmpty)
    desk.focus(.qtB)
    desk.tap(0x61)
    desk.service.send(.triggerRequested(.toggle))
    #expect(desk.service.requests.count == 1)
  }

  @Test func aReleaseIsNoProofThatKeysComeFromTheField() {
    let desk = Desk(on: .gtkA)
    desk.press(0x61)
    desk.focus(.unknownA)
    desk.release(0x61)
    desk.service.send(.triggerRequested(.toggle))
    #expect(desk.service.requests.isEmpty)
  }

  @Test func aPendingTextIsNotInsertedIntoAPasswordField() {
    let desk = Desk(on: .gtkA)
    desk.service.addPending(PendingText(session: SessionID(rawValue: 70), draft: Draft(text: "hello")))
    desk.focus(.gtkPassword)
    desk.toggle()
    desk.service.send(.triggerRequested(.insert))
    desk.clock.advance(by: .seconds(5))
    expectPending(desk, "hello")
  }

  @Test func aPendingTextIsInsertedOnce() {
    let desk = Desk(on: .gtkA)
    desk.service.addPending(PendingText(session: SessionID(rawValue: 70), draft: Draft(text: "hello")))
    desk.service.isPrompt = false
    desk.toggle()
    desk.toggle()
    desk.service.flush()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkA) == "hello ")
  }
}
