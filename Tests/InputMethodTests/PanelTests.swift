import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// The bubble of waiting texts, and the menu.
@Suite struct PanelTests {
  private static let waiting = "A text is waiting: press the dictation key where it belongs, or Escape to put it away."

  private func withPending(_ texts: [String], on field: DeskField?) -> Desk {
    let desk = Desk(on: field)
    for (number, text) in texts.enumerated() {
      desk.service.addPending(PendingText(session: SessionID(rawValue: UInt64(70 + number)), draft: Draft(text: text)))
    }
    return desk
  }

  // MARK: Waiting texts

  @Test func theUserIsToldForEightSeconds() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.focus(.gtkB)
    desk.service.finish(session, "hello")
    #expect(desk.port.bubble == Self.waiting)
    desk.clock.advance(by: .milliseconds(7999))
    #expect(desk.port.bubble == Self.waiting)
    desk.clock.advance(by: .milliseconds(1))
    #expect(desk.port.bubble == nil)
    #expect(desk.clock.nextAlarm == nil)
  }

  @Test func theNextToggleInserts() {
    let desk = withPending(["hello"], on: .gtkA)
    desk.clock.advance(by: .seconds(30))
    desk.toggle()
    #expect(desk.contents(of: .gtkA) == "hello ")
    #expect(desk.service.requests.isEmpty)
  }

  @Test func aHoldInsertsOnceItIsOne() {
    let desk = withPending(["hello"], on: .gtkA)
    desk.press(Keysym.rightControl)
    desk.clock.advance(by: .milliseconds(249))
    #expect(desk.commits.isEmpty)
    desk.clock.advance(by: .milliseconds(1))
    #expect(desk.contents(of: .gtkA) == "hello ")
    desk.releaseHold()
    #expect(desk.service.requests.isEmpty)
  }

  @Test func aShortPressInsertsNothing() {
    let desk = withPending(["hello"], on: .gtkA)
    desk.tap(Keysym.rightControl)
    #expect(desk.commits.isEmpty)
    #expect(desk.service.requests.isEmpty)
  }

  @Test func oneAfterAnother() {
    let desk = withPending(["one", "two"], on: .gtkA)
    desk.toggle()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.port.bubble == Self.waiting)
    desk.toggle()
    #expect(desk.contents(of: .gtkA) == "one two ")
  }

  @Test func escapePutsTheBubbleAwayAndNotTheText() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.focus(.gtkB)
    desk.service.finish(session, "hello")
    desk.escape()
    #expect(desk.port.bubble == nil)
    #expect(desk.service.outcomes(of: session) == [.pending, .dismissed])
    #expect(!desk.press(Keysym.escape))
    desk.toggle()
    #expect(desk.service.requests.count == 2)
    desk.toggle()
    desk.handle(.propertyActivated(key: PropertyKey.insertPending, isOn: true))
    desk.clock.advance(by: .milliseconds(150))
    #expect(desk.contents(of: .gtkB) == "hello ")
  }

  @Test func afterTheBubbleEscapeIsTheApplications() {
    let desk = withPending(["hello"], on: .gtkA)
    desk.clock.advance(by: .seconds(8))
    #expect(!desk.press(Keysym.escape))
  }

  @Test(arguments: [DeskField.gtkPassword, .gnomePassword, nil])
  func nothingIsOfferedWhereNothingMayBeInserted(_ field: DeskField?) {
    let desk = withPending(["hello"], on: .gtkA)
    desk.focus(field)
    #expect(desk.port.bubble == nil)
    desk.focus(.gtkB)
    #expect(desk.port.bubble == Self.waiting)
  }

  @Test func whatWaitedBeforeTheFirstFocusIsOfferedThere() {
    let desk = withPending(["hello"], on: nil)
    desk.clock.advance(by: .seconds(60))
    desk.focus(.gtkA)
    #expect(desk.port.bubble == Self.waiting)
  }

  @Test func afterALockNothingIsOfferedUntilTheUserDictates() {
    let desk = withPending(["hello"], on: .gtkA)
    desk.service.send(.sessionInactive)
    #expect(desk.port.bubble == nil)
    desk.focus(.gtkB)
    #expect(desk.port.bubble == nil)
    let session = desk.speakHandsFree()
    desk.service.finish(session, "new")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkB) == "new ")
    #expect(desk.port.bubble == Self.waiting)
  }

  // MARK: The bubble

  @Test func theBubbleComesBackWithTheFocus() {
    let desk = Desk(on: .gtkA)
    desk.toggle()
    desk.service.send(.started(desk.latest))
    desk.focus(.gtkB)
    #expect(desk.port.bubble == "● 0:00 ▁▁▁")
    #expect(desk.port.bubbles.count >= 2)
  }

  @Test func aFailureIsSaidForTwoSeconds() {
    let desk = Desk(on: .gtkA)
    desk.toggle()
    desk.service.send(.failed(desk.latest, DictationFailure(.microphoneSilent, "The microphone is muted: unmute it.")))
    #expect(desk.port.bubble == "⚠ The microphone is muted: unmute it.")
    #expect(desk.port.property(PropertyKey.inputMode)?.symbol == "!")
    desk.clock.advance(by: .seconds(2))
    #expect(desk.port.bubble == nil)
  }

  // MARK: The menu

  @Test func theEntriesFollowTheState() {
    let desk = Desk(on: .gtkA)
    #expect(desk.port.property(PropertyKey.inputMode)?.symbol == "Ut")
    #expect(desk.port.property(PropertyKey.insertPending)?.isSensitive == false)
    desk.toggle()
    desk.service.send(.started(desk.latest))
    #expect(desk.port.property(PropertyKey.inputMode)?.symbol == "●")
    #expect(desk.port.property(PropertyKey.dictation)?.kind == .toggle(isOn: true))
    desk.escape()
    #expect(desk.port.property(PropertyKey.dictation)?.kind == .toggle(isOn: false))
    #expect(desk.port.property(PropertyKey.restore)?.isSensitive == true)
    desk.clock.advance(by: .seconds(60))
    #expect(desk.port.property(PropertyKey.restore)?.isSensitive == false)
    desk.service.addPending(PendingText(session: SessionID(rawValue: 70), draft: Draft(text: "x")))
    #expect(desk.port.property(PropertyKey.insertPending)?.isSensitive == true)
    #expect(desk.port.property(PropertyKey.insertPending)?.label == "Insert the waiting text (1)")
    #expect(desk.port.registrations == 1)
  }

  @Test func theEntriesAreSentAgainWithEachFocus() {
    let desk = Desk(on: .gtkA)
    desk.focus(.gtkB)
    #expect(desk.port.registrations == 2)
  }

  @Test func theMenuTakesTheFocusAndGivesItBack() {
    let desk = withPending(["hello"], on: .gtkA)
    desk.focus(nil)
    desk.handle(.propertyActivated(key: PropertyKey.insertPending, isOn: true))
    desk.clock.advance(by: .milliseconds(500))
    #expect(desk.commits.isEmpty)
    desk.focus(.gtkA)
    desk.clock.advance(by: .milliseconds(149))
    #expect(desk.commits.isEmpty)
    desk.clock.advance(by: .milliseconds(1))
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test func whatTheMenuWasAskedForIsNotDoneLater() {
    let desk = withPending(["hello"], on: .gtkA)
    desk.focus(nil)
    desk.handle(.propertyActivated(key: PropertyKey.insertPending, isOn: true))
    desk.clock.advance(by: .seconds(3))
    desk.focus(.gtkB)
    desk.clock.advance(by: .seconds(5))
    #expect(desk.commits.isEmpty)
    #expect(desk.pendingTexts == ["hello"])
  }

  @Test func theMenuStartsAndStops() {
    let desk = Desk(on: .gtkA)
    desk.handle(.propertyActivated(key: PropertyKey.dictation, isOn: true))
    desk.clock.advance(by: .milliseconds(150))
    #expect(desk.service.requests.map(\.mode) == [.toggle])
    desk.handle(.propertyActivated(key: PropertyKey.dictation, isOn: false))
    #expect(desk.service.stopped == desk.service.started)
  }

  @Test func theMenuOpensTheSettings() {
    let desk = Desk(on: .gtkA)
    var opened = 0
    desk.method.onOpenSettings = { opened += 1 }
    desk.handle(.propertyActivated(key: PropertyKey.settings, isOn: true))
    desk.handle(.propertyActivated(key: "nonsense", isOn: true))
    #expect(opened == 1)
  }
}
