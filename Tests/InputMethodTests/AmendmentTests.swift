import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// What can be done about the last dictation, in fields that prove what stands in them.
@Suite struct AmendmentTests {
  /// A field with text in it, told and asked.
  private func desk(_ field: DeskField, _ text: String = "I said: ") -> Desk {
    let desk = Desk(on: field)
    desk.tellsContents = true
    desk.fill(field, text)
    return desk
  }

  /// The caret is where the text ends.
  @discardableResult private func dictate(_ text: String, at desk: Desk) -> SessionID {
    let session = desk.speakHandsFree()
    desk.tellContents()
    desk.service.finish(session, text)
    desk.clock.advance(by: .milliseconds(300))
    return session
  }

  private func undoKey(_ desk: Desk) -> Bool { desk.press(0x7a, [.control, .alt]) }

  @Test(arguments: [DeskField.gtkA, .qtA])
  func undoThatTakesTheLastDictationOut(_ field: DeskField) {
    let desk = desk(field)
    let first = dictate("wörld \u{1f600} e\u{301}", at: desk)
    #expect(desk.contents(of: field) == "I said: wörld \u{1f600} e\u{301}")
    let session = desk.speakHandsFree()
    desk.service.finish(session, Draft(.undo))
    #expect(desk.contents(of: field) == "I said: ")
    #expect(desk.service.outcomes(of: session) == [.delivered])
    #expect(desk.service.outcomes(of: first) == [.delivering, .delivered, .corrected])
    #expect(desk.port.bubble == "✓")
  }

  @Test func dictationsGoOneByOne() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    dictate("two", at: desk)
    #expect(desk.contents(of: .gtkA) == "I said: one two")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: one")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: ")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: ")
    #expect(desk.port.bubble == "⚠ Nothing was dictated here that could be changed.")
  }

  @Test(
    arguments: [
      (LetterCase.upper, "I said: HELLO WORLD"), (.capital, "I said: Hello World"), (.lower, "I said: hello world"),
    ])
  func aCaseIsPutInPlaceAndTakenBack(_ letters: LetterCase, _ expected: String) {
    let desk = desk(.gtkA)
    dictate("Hello world", at: desk)
    desk.dictate(Draft(.recase(letters)))
    #expect(desk.contents(of: .gtkA) == expected)
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: Hello world")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: ")
  }

  /// A deletion took a terminal down with all its windows there.
  @Test(arguments: [DeskField.gnomeA, .unknownA])
  func nothingIsEverDeletedWhereThatWasNotSeenToWork(_ field: DeskField) {
    let desk = desk(field)
    dictate("one", at: desk)
    let before = desk.contents(of: field)
    desk.dictate(Draft(.undo))
    desk.dictate(Draft(.recase(.upper)))
    desk.clock.advance(by: .seconds(5))
    #expect(desk.contents(of: field) == before)
    #expect(desk.port.deletions.isEmpty)
    #expect(desk.port.bubbles.contains { $0.contains("Undo the dictation in the application") })
  }

  @Test func theNextInsertionIsWhatWasAskedForWhereNothingIsDeleted() {
    let desk = desk(.gnomeA)
    dictate("one", at: desk)
    desk.dictate(Draft(.recase(.upper)))
    desk.fill(.gnomeA, "")
    desk.service.send(.triggerRequested(.insertLast))
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gnomeA).contains("ONE"))
  }

  @Test func whatIsNotBeforeTheCaretStays() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    desk.fill(.gtkA, "I said: one, and typed")
    desk.tap(0x61)
    desk.tellContents()
    #expect(undoKey(desk))
    desk.clock.advance(by: .seconds(3))
    #expect(desk.port.deletions.isEmpty)
    #expect(desk.port.bubble?.contains("not seen before the caret") == true)
  }

  @Test func aSelectionIsNotTakenForACaret() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    desk.handle(.surroundingText("I said: one", cursor: 11, anchor: 3))
    _ = undoKey(desk)
    desk.clock.advance(by: .seconds(3))
    #expect(desk.port.deletions.isEmpty)
  }

  @Test func withoutProofOfTheDeletionNothingElseIsWritten() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    desk.ignoresDeletions = true
    desk.dictate(Draft(.recase(.upper)))
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: .gtkA) == "I said: one")
    #expect(desk.port.bubble?.contains("did not confirm") == true)
  }

  @Test func aFocusThatMovesMeanwhileEndsIt() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    desk.ignoresDeletions = true
    desk.service.finish(desk.speakHandsFree(), Draft(.recase(.upper)))
    desk.focus(.gtkB)
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: .gtkB) == "")
    #expect(desk.pendingTexts.isEmpty)
  }

  @Test func aCommandWhoseFieldIsGoneIsForgotten() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    let session = desk.speakHandsFree()
    desk.focus(.gtkB)
    desk.service.finish(session, Draft(.undo))
    #expect(desk.service.outcomes(of: session) == [.delivered])
    #expect(desk.pendingTexts.isEmpty)
    #expect(desk.port.deletions.isEmpty)
  }

  @Test func theLastDictationIsInsertedAgainAnywhere() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    desk.focus(.gtkB)
    #expect(desk.press(0x76, [.control, .alt]))
    desk.release(0x76, [.control, .alt])
    #expect(desk.contents(of: .gtkB) == "one ")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkB) == "")
    #expect(desk.contents(of: .gtkA) == "I said: one")
  }

  @Test func theKeysAreTheApplicationsWhileNothingWasDictated() {
    let desk = desk(.gtkA)
    #expect(!undoKey(desk))
    #expect(!desk.release(0x7a, [.control, .alt]))
    dictate("one", at: desk)
    #expect(undoKey(desk))
    #expect(desk.release(0x7a, [.control, .alt]))
    #expect(desk.contents(of: .gtkA) == "I said: ")
  }

  @Test func nothingIsInsertedAgainAfterTheScreenWasLocked() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    desk.service.send(.sessionInactive)
    desk.service.send(.triggerRequested(.insertLast))
    #expect(desk.contents(of: .gtkA) == "I said: one")
  }

  @Test func nothingIsInsertedAgainIntoAPasswordField() {
    let desk = desk(.gtkA)
    dictate("one", at: desk)
    desk.focus(.gtkPassword)
    desk.service.send(.triggerRequested(.insertLast))
    #expect(desk.contents(of: .gtkPassword) == "")
  }

  // MARK: Several lines

  /// The clients tell one line of it at a time, or a few.
  @Test(
    arguments: [(DeskField.gtkA, 1), (.qtA, 1), (.gtkA, 2)],
    ["one\ntwo", "one\n\ntwo", "größe \u{1f600}\nzwei \u{1f600}\ndrei", "one\n", "\none", "one\n\n\ntwo\n"])
  func severalLinesGoLineByLine(_ client: (field: DeskField, lines: Int), _ text: String) {
    let field = client.field
    let desk = desk(field)
    desk.toldLines = client.lines
    dictate("before.", at: desk)
    let before = desk.contents(of: field)
    dictate(text, at: desk)
    #expect(desk.contents(of: field) != before)
    desk.dictate(Draft(.undo))
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: field) == before)
    #expect(desk.port.bubble == "✓" || desk.port.bubble == nil)
  }

  @Test func severalLinesAreReplacedByOthers() {
    let desk = desk(.gtkA)
    desk.toldLines = 1
    dictate("one\ntwo", at: desk)
    desk.dictate(Draft(.recase(.upper)))
    #expect(desk.contents(of: .gtkA) == "I said: ONE\nTWO")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: one\ntwo")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: ")
  }

  /// The same words stand on another line.
  @Test func whatIsFoundNotToBeOursIsPutBack() {
    let desk = desk(.gtkA)
    desk.toldLines = 1
    dictate("one\ntwo", at: desk)
    desk.fill(.gtkA, "I said: one\ntwo\nand more\ntwo")
    desk.tellContents()
    desk.dictate(Draft(.undo))
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: .gtkA) == "I said: one\ntwo\nand more\ntwo")
    #expect(desk.port.bubbles.contains { $0.contains("did not confirm") })
  }

  /// Nothing would tell whether the break is gone.
  @Test func linesThatCannotBeProvenStay() {
    let desk = desk(.gtkA, "")
    desk.toldLines = 1
    dictate("\none", at: desk)
    let before = desk.contents(of: .gtkA)
    desk.dictate(Draft(.undo))
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: .gtkA) == before)
    #expect(desk.port.deletions.isEmpty)
  }

  @Test func aLineThatIsNotTakenOutEndsIt() {
    let desk = desk(.gtkA)
    desk.toldLines = 1
    dictate("one\ntwo", at: desk)
    desk.ignoresDeletions = true
    desk.dictate(Draft(.undo))
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: .gtkA) == "I said: one\ntwo")
    #expect(desk.port.bubbles.contains { $0.contains("did not confirm") })
  }

  // MARK: A selection

  private func dictate(_ text: String, over selection: String, at desk: Desk) {
    let session = desk.speakHandsFree()
    desk.select(selection)
    desk.service.finish(session, text)
    desk.clock.advance(by: .milliseconds(300))
  }

  @Test(arguments: [DeskField.gtkA, .qtA])
  func aSelectionThatWasReplacedComesBack(_ field: DeskField) {
    let desk = desk(field, "I said: größe \u{1f600}")
    dictate("hello", over: "größe \u{1f600}", at: desk)
    #expect(desk.contents(of: field) == "I said: hello")
    desk.dictate(Draft(.recase(.upper)))
    #expect(desk.contents(of: field) == "I said: HELLO")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: field) == "I said: hello")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: field) == "I said: größe \u{1f600}")
  }

  /// The application kept it, whatever it said was selected.
  @Test func aSelectionThatIsStillThereDoesNotComeTwice() {
    let desk = desk(.gtkA, "I said: old")
    let session = desk.speakHandsFree()
    desk.handle(.surroundingText("I said: old", cursor: 11, anchor: 8))
    desk.service.finish(session, "hello")
    desk.clock.advance(by: .milliseconds(300))
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "I said: old")
  }
}
