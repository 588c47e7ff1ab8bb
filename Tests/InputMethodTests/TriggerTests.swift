import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// Keys to dictations, with time.
@Suite struct TriggerTests {
  @Test func aHold() {
    let desk = Desk(on: .gtkA)
    #expect(!desk.press(Keysym.rightControl))
    desk.clock.advance(by: .milliseconds(99))
    #expect(desk.service.requests.isEmpty)
    desk.clock.advance(by: .milliseconds(1))
    #expect(desk.service.requests == [StartRequest(mode: .hold, client: "gtk3-im:app")])
    #expect(desk.port.bubbles.isEmpty)
    desk.clock.advance(by: .milliseconds(150))
    #expect(desk.port.bubble == "○ 0:00")
    desk.service.send(.started(desk.latest))
    for level in [0.2, 0.5, 0.8] { desk.service.send(.level(desk.latest, level)) }
    #expect(desk.port.bubble == "● 0:00 ▂▅▇")
    #expect(!desk.release(Keysym.rightControl, .control))
    #expect(desk.service.stopped == [desk.latest])
    #expect(desk.port.bubble == "…")
    desk.service.finish(desk.latest, "hello")
    #expect(desk.port.bubble == "✓")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.port.bubble == nil)
    #expect(desk.clock.nextAlarm == nil)
  }

  @Test(arguments: [40, 120, 240])
  func anOrdinaryPressLeavesNoTrace(_ milliseconds: Int) {
    let desk = Desk(on: .gtkA)
    let properties = desk.port.properties
    desk.press(Keysym.rightControl)
    desk.clock.advance(by: .milliseconds(milliseconds))
    desk.release(Keysym.rightControl, .control)
    desk.clock.advance(by: .seconds(5))
    #expect(desk.service.cancelled == desk.service.started)
    #expect(desk.port.bubbles.isEmpty)
    #expect(desk.port.properties == properties)
    #expect(desk.clock.nextAlarm == nil)
  }

  @Test func anOrdinaryPressInAPasswordFieldLeavesNoTrace() {
    let desk = Desk(on: .gtkPassword)
    desk.press(Keysym.rightControl)
    desk.clock.advance(by: .milliseconds(200))
    desk.release(Keysym.rightControl, .control)
    #expect(desk.service.started.isEmpty)
    #expect(desk.port.bubbles.isEmpty)
  }

  @Test func aShortcutLeavesNoTrace() {
    let desk = Desk(on: .gtkA)
    desk.press(Keysym.rightControl)
    desk.clock.advance(by: .milliseconds(150))
    #expect(!desk.press(0x63, .control))
    #expect(desk.service.cancelled == desk.service.started)
    #expect(desk.port.property(PropertyKey.restore)?.isSensitive == false)
    #expect(desk.port.bubbles.isEmpty)
  }

  @Test func aLostReleaseDoesNotLeaveTheMicrophoneOpen() {
    let desk = Desk(on: .qtA)
    desk.pressHold()
    let session = desk.latest
    desk.service.send(.level(session, 0.6))
    desk.clock.advance(by: .seconds(9))
    desk.service.send(.level(session, 0.05))
    #expect(desk.service.stopped.isEmpty)
    desk.clock.advance(by: .seconds(1))
    #expect(desk.service.stopped == [session])
  }

  @Test func aServiceThatSaysNothingDoesNotLeaveTheHoldOn() {
    let desk = Desk(on: .gtkA)
    desk.service.isPrompt = false
    desk.pressHold()
    desk.clock.advance(by: .seconds(10))
    desk.service.flush()
    #expect(desk.service.stopped == desk.service.started)
  }

  @Test func aDoubleTapLocksAndATapUnlocks() {
    let desk = Desk(on: .gtkA)
    desk.tap(Keysym.rightControl)
    #expect(desk.service.started.isEmpty)
    desk.tap(Keysym.rightControl)
    #expect(desk.service.requests.map(\.mode) == [.toggle])
    desk.clock.advance(by: .seconds(60))
    #expect(desk.service.stopped.isEmpty)
    desk.tap(Keysym.rightControl)
    #expect(desk.service.stopped == desk.service.started)
    // The tap that ended it is not the first of two.
    desk.tap(Keysym.rightControl)
    #expect(desk.service.started.count == 1)
  }

  @Test func escapeIsOursOnlyWhileThereIsSomethingToCancel() {
    let desk = Desk(on: .gtkA)
    #expect(!desk.press(Keysym.escape))
    desk.release(Keysym.escape)
    desk.clock.advance(by: .seconds(1))
    desk.toggle()
    #expect(desk.press(Keysym.escape))
    #expect(desk.release(Keysym.escape))
    desk.clock.advance(by: .seconds(1))
    #expect(desk.service.cancelled == desk.service.started)
    #expect(!desk.press(Keysym.escape))
  }

  @Test func theServiceIsNotThere() {
    let desk = Desk(on: .gtkA)
    let gone = DictationFailure(.serviceUnavailable, "The dictation service did not start: run utter doctor.")
    desk.service.failure = gone
    desk.toggle()
    #expect(desk.port.bubble == "⚠ The dictation service did not start: run utter doctor.")
    #expect(!desk.press(0x61))
    desk.clock.advance(by: .seconds(2))
    #expect(desk.port.bubble == nil)
  }

  @Test func aFailureOfAnOrdinaryPressIsNotSaid() {
    let desk = Desk(on: .gtkA)
    desk.service.failure = DictationFailure(.serviceUnavailable, "The dictation service did not start.")
    desk.press(Keysym.rightControl)
    desk.clock.advance(by: .milliseconds(200))
    desk.release(Keysym.rightControl, .control)
    #expect(desk.port.bubbles.isEmpty)
    desk.pressHold()
    #expect(desk.port.bubble == "⚠ The dictation service did not start.")
  }

  @Test func theServiceEndsTheRecordingByItself() {
    let desk = Desk(on: .gtkA)
    desk.toggle()
    desk.service.send(.stopped(desk.latest))
    #expect(desk.port.bubble == "…")
    desk.service.finish(desk.latest, "hello")
    #expect(desk.contents(of: .gtkA) == "hello ")
    #expect(desk.service.stopped.isEmpty)
  }

  @Test func otherKeysWorkAtOnce() {
    let desk = Desk(on: .gtkA)
    let f9: UInt32 = 0xffc6
    #expect(!desk.press(f9))
    desk.release(f9)
    desk.method.configuration.bindings = TriggerBindings(hold: [KeyBinding(keysym: f9)], toggle: [])
    #expect(desk.press(f9))
    desk.clock.advance(by: .milliseconds(300))
    #expect(desk.service.requests.count == 1)
    #expect(desk.release(f9))
    #expect(!desk.press(Keysym.space, [.control, .shift]))
  }

  @Test func theLanguageOfTheEngineIsAskedFor() {
    let desk = Desk(on: .gtkA)
    desk.newEngineObject(language: "de")
    desk.focus(.gtkA)
    desk.toggle()
    #expect(desk.service.requests.map(\.language) == ["de"])
  }

  @Test func aKeyFromAnObjectWithoutFocusEventIsServed() {
    let desk = Desk()
    #expect(desk.method.key(KeyEvent(keysym: Keysym.space, modifiers: [.control, .shift]), from: desk.engine))
    #expect(desk.service.requests == [StartRequest(mode: .toggle)])
  }

  @Test func whileIdleNothingIsWaitedFor() {
    let desk = Desk(on: .gnomeA)
    desk.tap(0x61)
    desk.focus(.gtkA)
    desk.tap(0x61)
    #expect(desk.clock.nextAlarm == nil)
  }
}
