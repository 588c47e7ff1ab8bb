import DictationCore
import TestSupport
import Testing
import Wording

@testable import InputMethod

/// What is asked of a client, what is believed of its answer, and what comes of it in the text.
@Suite struct SurroundingTests {
  /// One dictation of "hello" after `report`.
  private func commit(
    in field: DeskField, _ text: String, cursor: UInt32, anchor: UInt32? = nil, then: (Desk) -> Void = { _ in }
  ) -> String {
    let desk = Desk(on: field)
    desk.toggle()
    desk.handle(.surroundingText(text, cursor: cursor, anchor: anchor ?? cursor))
    then(desk)
    desk.toggle()
    desk.service.finish(desk.latest, Draft(text: "Hello", mayLowercaseFirst: true))
    desk.clock.advance(by: .seconds(1))
    return desk.allCommitted
  }

  @Test(arguments: [
    (DeskField.gtkA, "Größe 🎤 end", 7 as UInt32, " hello"),
    (.gnomeA, "Größe 🎤 end", 12, " hello"),
    (.qtA, "Größe 🎤 end", 8, " hello"),
    (.gtkA, "", 0, "Hello"),
    (.gtkA, "end", 3, " hello"),
    (.gtkA, "end ", 4, "hello"),
    (.gtkA, "End. ", 5, "Hello"),
    (.gtkA, "", 5, "Hello "),
    (.gnomeA, "ö", 1, "Hello "),
    (.qtA, "🎤", 1, "Hello "),
    (.gtkA, "x", .max, "Hello "),
  ])
  func theSeam(_ field: DeskField, _ text: String, _ cursor: UInt32, _ committed: String) {
    #expect(commit(in: field, text, cursor: cursor) == committed)
  }

  /// Qt tells before a key has shown that the field is none for passwords, and not once more when it is asked.
  @Test func whatWasToldBeforeTheFirstKeyCountsFromTheFirstKeyOn() {
    let desk = Desk(on: .qtA)
    desk.handle(.surroundingText("Größe end", cursor: 5, anchor: 5))
    desk.service.finish(desk.speakHandsFree(), Draft(text: "Hello", mayLowercaseFirst: true))
    #expect(desk.allCommitted == " hello")
  }

  @Test func whatAPasswordFieldToldCountsInNoOther() {
    let desk = Desk(on: .qtPassword)
    desk.handle(.surroundingText("secret", cursor: 6, anchor: 6))
    desk.focus(.qtA)
    desk.service.finish(desk.speakHandsFree(), Draft(text: "Hello", mayLowercaseFirst: true))
    #expect(desk.allCommitted == "Hello ")
  }

  /// IBus's daemon passes on only what differs from what it passed on last, beginning with the empty text.
  @Test(arguments: [
    (DeskField.gtkA, 0xa9 as UInt32, "Hello"),
    // A widget that could not tell, as GTK's module says then.
    (.gtkA, 0x89, "Hello "),
    (.qtA, 0x29, "Hello"),
    (.gnomeA, 0x29, "Hello "),
    (.unknownA, 0xa9, "Hello "),
  ])
  func silenceSaysThatTheFieldIsEmpty(_ field: DeskField, _ capabilities: UInt32, _ committed: String) {
    let desk = Desk(on: field)
    desk.handle(.capabilities(capabilities))
    desk.service.finish(desk.speakHandsFree(), "Hello")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.allCommitted == committed)
  }

  @Test func aNewEngineAsksBeforeTheKeyThatInsertsWhatWaits() {
    let desk = Desk(on: .gtkA)
    let asked = desk.port.surroundingRequests
    desk.service.addPending(PendingText(session: SessionID(rawValue: 70), draft: Draft(text: "words")))
    #expect(desk.port.surroundingRequests == asked + 1)
    desk.handle(.surroundingText("end", cursor: 3, anchor: 3))
    desk.toggle()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.allCommitted == " words")
  }

  @Test func silenceInTheNextFieldSaysThatTheSameStandsThere() {
    let desk = Desk(on: .gtkA)
    desk.handle(.surroundingText("same", cursor: 4, anchor: 4))
    desk.focus(.gtkB)
    desk.handle(.capabilities(0xa9))
    desk.service.finish(desk.speakHandsFree(), "hello")
    #expect(desk.contents(of: .gtkB) == " hello")
  }

  /// The client library sends nothing where nothing has changed since it was asked before.
  @Test func silenceInAFieldThatWasLeftSaysNothing() {
    let desk = Desk(on: .gtkA)
    for field in [DeskField.gtkA, .gtkB] {
      desk.focus(field)
      desk.handle(.capabilities(0xa9))
      desk.toggle()
      desk.handle(.surroundingText(field.name, cursor: 1, anchor: 1))
      desk.tap(Keysym.escape)
    }
    desk.focus(.gtkA)
    desk.service.finish(desk.speakHandsFree(), "hello")
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test func gtk3IsSilentUntilItsNextKey() {
    let desk = Desk(on: .gtkA)
    desk.handle(.capabilities(0xa9))
    desk.method.askForSurroundings()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.method.surroundings(after: "") == .unknown)
    desk.tap(Keysym.rightControl)
    #expect(desk.method.surroundings(after: "") == Surroundings(left: "", right: ""))
  }

  @Test func anAnswerThatIsStillOnItsWayIsNoSilence() {
    let desk = Desk(on: .qtA)
    desk.handle(.capabilities(0x29))
    desk.tap(0x61)
    desk.method.askForSurroundings()
    desk.clock.advance(by: .milliseconds(10))
    #expect(desk.method.surroundings(after: "") == .unknown)
  }

  @Test func aSilenceAfterAPasswordSaysNothing() {
    let desk = Desk(on: .gtkPassword)
    desk.handle(.surroundingText("hunter2", cursor: 7, anchor: 7))
    desk.focus(.gtkA)
    desk.handle(.capabilities(0xa9))
    desk.service.finish(desk.speakHandsFree(), "Hello")
    #expect(desk.allCommitted == "Hello ")
  }

  @Test func aSelectionIsReplaced() {
    #expect(commit(in: .gtkA, "one two three", cursor: 4, anchor: 7) == "hello")
    #expect(commit(in: .gtkA, "one two three", cursor: 7, anchor: 3) == " hello")
  }

  @Test func typingMakesTheReportOld() {
    #expect(commit(in: .gtkA, "end", cursor: 3) { $0.tap(0x61) } == "Hello ")
  }

  @Test func aClickMakesTheReportOld() {
    #expect(commit(in: .gtkA, "end", cursor: 3) { $0.handle(.reset) } == "Hello ")
  }

  @Test func theReportOfAnotherFieldIsForgotten() {
    let desk = Desk(on: .gtkA)
    desk.toggle()
    desk.handle(.surroundingText("end", cursor: 3, anchor: 3))
    desk.toggle()
    desk.focus(.gtkB)
    desk.service.finish(desk.speakHandsFree(), "hello")
    #expect(desk.contents(of: .gtkB) == "")
    desk.service.finish(desk.service.started[0], "pending")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkB) == "hello ")
  }

  @Test func theLastCommitIsTheContextWhereTheClientSaysNothing() {
    let desk = Desk(on: .gtkA)
    desk.service.finish(desk.speakHandsFree(), "One.")
    desk.service.finish(desk.speakHandsFree(), Draft(text: "two", mayLowercaseFirst: true))
    #expect(desk.contents(of: .gtkA) == "One. Two ")
  }

  @Test func theLastCommitIsBelievedMoreThanAnOlderReport() {
    let desk = Desk(on: .gtkA)
    desk.toggle()
    desk.handle(.surroundingText("before", cursor: 6, anchor: 6))
    desk.toggle()
    desk.service.finish(desk.latest, "one")
    desk.service.finish(desk.speakHandsFree(), "two")
    #expect(desk.contents(of: .gtkA) == " one two ")
  }

  @Test func aReportThatShowsTheCommitIsBelieved() {
    let desk = Desk(on: .gtkA)
    desk.service.finish(desk.speakHandsFree(), "one")
    desk.handle(.surroundingText("one and more", cursor: 3, anchor: 3))
    desk.service.finish(desk.speakHandsFree(), "two")
    #expect(desk.contents(of: .gtkA) == "one  two")
  }

  @Test func itIsAskedForWhenADictationBeginsAndNotBefore() {
    let desk = Desk(on: .gtkA)
    desk.tap(0x61)
    desk.focus(.gtkB)
    #expect(desk.port.surroundingRequests == 0)
    desk.toggle()
    #expect(desk.port.surroundingRequests == 1)
  }

  @Test func ordinaryPressesOfControlAskForNothing() {
    let desk = Desk(on: .gtkA)
    desk.tap(Keysym.rightControl)
    #expect(desk.port.surroundingRequests == 0)
  }

  @Test func thePasswordThatQtHandsOutIsNotKept() {
    let desk = Desk(on: .qtA)
    desk.toggle()
    desk.handle(.surroundingText("end", cursor: 3, anchor: 3))
    desk.focus(.qtPassword)
    desk.handle(.surroundingText("hunter2", cursor: 7, anchor: 7))
    #expect(desk.method.surroundings(after: "") == .unknown)
  }

  @Test(arguments: [DeskField.gtkPassword, .gnomePassword])
  func thePasswordOfAMarkedFieldIsNotKept(_ field: DeskField) {
    let desk = Desk(on: .gtkA)
    desk.focus(field)
    desk.handle(.surroundingText("hunter2", cursor: 7, anchor: 7))
    #expect(desk.method.surroundings(after: "") == .unknown)
  }

  @Test func thePasswordThatComesBeforeTheMarkIsForgotten() {
    let desk = Desk(on: .gnomeA)
    for event in desk.moves(to: .gnomePassword).dropLast() { desk.handle(event) }
    desk.handle(.surroundingText("hunter2", cursor: 7, anchor: 7))
    desk.handle(.contentType(.password, []))
    desk.handle(.contentType(.freeForm, []))
    #expect(desk.method.surroundings(after: "") == .unknown)
  }
}
