import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// Choosing between the versions of a dictation, before it is inserted and after.
@Suite struct ReviewTests {
  private static let returnKey: UInt32 = 0xff0d
  private static let down: UInt32 = 0xff54

  private func versions(_ final: String) -> [Alternative] {
    [
      Alternative(.final, Draft(text: final)), Alternative(.rules, Draft(text: final)),
      Alternative(.raw, Draft(text: "um \(final)")), Alternative(.tone, tone: "formal", Draft(text: "Dear \(final)")),
    ]
  }

  private func desk(_ style: ReviewStyle, on field: DeskField = .gtkA) -> Desk {
    let desk = Desk(configuration: InputMethodConfiguration(review: style), on: field)
    desk.tellsContents = true
    return desk
  }

  /// A dictation of which there are versions.
  private func dictate(_ text: String, at desk: Desk) -> SessionID {
    let session = desk.speakHandsFree()
    desk.service.alternatives[session] = versions(text)
    desk.service.finish(session, text)
    desk.clock.advance(by: .milliseconds(300))
    return session
  }

  private func reviewKey(_ desk: Desk) {
    #expect(desk.press(0x20, [.control, .alt]))
    desk.release(0x20, [.control, .alt])
    desk.clock.advance(by: .milliseconds(300))
  }

  @Test func withAlwaysNothingIsInsertedBeforeTheChoice() {
    let desk = desk(.always)
    _ = dictate("hello", at: desk)
    #expect(desk.contents(of: .gtkA) == "")
    #expect(desk.port.candidates?.rows == ["hello", "um hello  (as heard)", "Dear hello  (formal)"])
    #expect(desk.press(0x32))
    #expect(desk.release(0x32))
    #expect(desk.contents(of: .gtkA) == "um hello ")
    #expect(desk.port.candidates == nil)
  }

  @Test func arrowsAndEnterChooseToo() {
    let desk = desk(.always)
    _ = dictate("hello", at: desk)
    desk.tap(Self.down)
    desk.tap(Self.down)
    #expect(desk.port.candidates?.selected == 2)
    desk.tap(Self.returnKey)
    #expect(desk.contents(of: .gtkA) == "Dear hello ")
  }

  @Test func aClickChooses() {
    let desk = desk(.always)
    _ = dictate("hello", at: desk)
    desk.handle(.candidateChosen(2))
    #expect(desk.contents(of: .gtkA) == "um hello ")
  }

  @Test func escapeDiscardsAndItCanBeBroughtBack() {
    let desk = desk(.always)
    let session = dictate("hello", at: desk)
    desk.escape()
    #expect(desk.port.candidates == nil)
    #expect(desk.service.cancelled == [session])
    #expect(desk.method.machine.restorableUntil != nil)
    #expect(desk.contents(of: .gtkA) == "")
  }

  /// Nobody who types has chosen, and nothing is lost.
  @Test func typingOnLetsTheTextWait() {
    let desk = desk(.always)
    _ = dictate("hello", at: desk)
    #expect(!desk.press(0x61))
    #expect(desk.port.candidates == nil)
    #expect(desk.pendingTexts == ["hello"])
  }

  @Test func leavingTheFieldLetsTheTextWait() {
    let desk = desk(.always)
    _ = dictate("hello", at: desk)
    desk.focus(.gtkB)
    #expect(desk.port.candidates == nil)
    #expect(desk.pendingTexts == ["hello"])
    #expect(desk.contents(of: .gtkB) == "")
  }

  @Test(arguments: [0, 1, 2]) func whereThereIsNoChoiceNothingIsAsked(_ count: Int) {
    let desk = desk(.always)
    let session = desk.speakHandsFree()
    desk.service.alternatives[session] = Array(versions("hello").prefix(count))
    desk.service.finish(session, "hello")
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test func textsBehindAListWaitForIt() {
    let desk = desk(.always)
    _ = dictate("one", at: desk)
    desk.service.finish(desk.speakHandsFree(), "two")
    #expect(desk.contents(of: .gtkA) == "")
    desk.tap(0x31)
    #expect(desk.contents(of: .gtkA) == "one two ")
  }

  @Test func onRequestTheKeyAsksForWhatIsUnderWay() {
    let desk = desk(.onRequest)
    let session = desk.speakHandsFree()
    reviewKey(desk)
    desk.service.alternatives[session] = versions("hello")
    desk.service.finish(session, "hello")
    #expect(desk.contents(of: .gtkA) == "")
    desk.tap(0x33)
    #expect(desk.contents(of: .gtkA) == "Dear hello ")
  }

  /// Its words are a model's.
  @Test(arguments: [(ReviewStyle.onRequest, false), (.off, true)])
  func aTextInAToneIsInsertedOnceItWasSeen(_ style: ReviewStyle, isAtOnce: Bool) {
    let desk = desk(style)
    let session = desk.speakHandsFree()
    desk.service.alternatives[session] = versions("hello")
    var draft = Draft(text: "hello")
    draft.isReworded = true
    desk.service.finish(session, draft)
    #expect(desk.contents(of: .gtkA) == (isAtOnce ? "hello " : ""))
    if !isAtOnce { desk.tap(Self.returnKey) }
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test func afterTheInsertionAChoiceTakesItsPlaceAndUndoTakesItBack() {
    let desk = desk(.onRequest)
    _ = dictate("hello", at: desk)
    #expect(desk.contents(of: .gtkA) == "hello ")
    reviewKey(desk)
    #expect(desk.port.candidates?.selected == 0)
    desk.tap(0x33)
    #expect(desk.contents(of: .gtkA) == "Dear hello")
    reviewKey(desk)
    #expect(desk.port.candidates?.selected == 2)
    desk.escape()
    #expect(desk.contents(of: .gtkA) == "Dear hello")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  // MARK: What is inserted

  /// The service is told what stands there in the end, exactly.
  @Test func everyVersionThatIsInsertedIsTold() {
    let desk = desk(.onRequest)
    desk.fill(.gtkA, "Well,")
    desk.tellContents()
    let session = dictate("hello", at: desk)
    #expect(desk.service.inserted.map(\.text) == [" hello"])
    reviewKey(desk)
    desk.tap(0x33)
    #expect(desk.contents(of: .gtkA) == "Well, Dear hello")
    #expect(desk.service.inserted.last?.session == session)
    #expect(desk.service.inserted.last?.draft.text == "Dear hello")
    #expect(desk.service.inserted.last?.text == " Dear hello")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "Well, hello")
    #expect(desk.service.inserted.last?.draft.text == "hello")
  }

  // MARK: Other tones

  /// Tones that nobody has asked for, behind the versions there are.
  private func offers(_ names: String...) -> [Alternative] {
    names.map { Alternative(.tone, tone: $0, Draft(text: "")) }
  }

  private func friendly(_ text: String) -> Result<Alternative, DictationFailure> {
    .success(Alternative(.tone, tone: "friendly", Draft(text: text)))
  }

  @Test func aToneIsWrittenWhenItIsPickedAndInsertedWhenItIsPickedAgain() {
    let desk = desk(.onRequest)
    let session = dictate("hello", at: desk)
    desk.service.alternatives[session] = versions("hello") + offers("friendly", "humorous")
    desk.service.tones["friendly"] = friendly("Hi!")
    reviewKey(desk)
    #expect(desk.service.asked.isEmpty)
    #expect(desk.port.candidates?.rows[3].contains("friendly") == true)
    desk.service.isPrompt = false
    desk.tap(0x34)
    #expect(desk.service.asked == ["friendly"])
    #expect(desk.port.candidates?.rows[3] == "“friendly” is being written…")
    #expect(desk.port.bubble?.contains("language model") == true)
    // There is nothing yet that could be inserted.
    desk.tap(Self.returnKey)
    #expect(desk.service.asked == ["friendly"])
    #expect(desk.contents(of: .gtkA) == "hello ")
    desk.service.flush()
    #expect(desk.port.candidates?.rows[3] == "Hi!  (friendly)")
    #expect(desk.port.candidates?.selected == 3)
    desk.service.isPrompt = true
    desk.tap(Self.returnKey)
    #expect(desk.contents(of: .gtkA) == "Hi!")
  }

  @Test func whoDoesNotWaitForAToneChoosesAnother() {
    let desk = desk(.always)
    let session = desk.speakHandsFree()
    desk.service.alternatives[session] = versions("hello") + offers("friendly")
    desk.service.tones["friendly"] = friendly("Hi!")
    desk.service.finish(session, "hello")
    desk.service.isPrompt = false
    desk.tap(0x34)
    desk.tap(0x32)
    desk.service.flush()
    #expect(desk.contents(of: .gtkA) == "um hello ")
    #expect(desk.port.candidates == nil)
  }

  @Test func aToneThatCannotBeHadSaysWhyAndTheListStays() {
    let desk = desk(.always)
    let session = desk.speakHandsFree()
    desk.service.alternatives[session] = versions("hello") + offers("friendly")
    desk.service.tones["friendly"] = .failure(DictationFailure(.notRewritten, "The model is asleep."))
    desk.service.finish(session, "hello")
    desk.tap(0x34)
    #expect(desk.port.bubble == "The model is asleep.")
    #expect(desk.port.candidates?.rows[3].contains("Write it") == true)
    desk.tap(Self.down)
    #expect(desk.port.bubble?.contains("Choose by number") == true)
    desk.service.tones["friendly"] = friendly("Hi!")
    desk.tap(0x34)
    desk.tap(0x34)
    #expect(desk.contents(of: .gtkA) == "Hi! ")
  }

  @Test func oneVersionAndAToneAreAChoiceAlready() {
    let desk = desk(.onRequest)
    let session = dictate("hello", at: desk)
    desk.service.alternatives[session] = Array(versions("hello").prefix(1)) + offers("friendly")
    reviewKey(desk)
    #expect(desk.port.candidates?.rows.count == 2)
  }

  @Test func moreThanNineAreReachedByPagesAndNumbersCountFromTheFirstInSight() {
    let desk = desk(.onRequest)
    let session = dictate("hello", at: desk)
    let names = (1...14).map { "tone \($0)" }
    desk.service.alternatives[session] = Array(versions("hello").prefix(1))
    desk.service.alternatives[session]! += names.flatMap { offers($0) }
    reviewKey(desk)
    #expect(desk.port.candidates?.rows.count == 15)
    desk.tap(0xff56)
    #expect(desk.port.candidates?.selected == 9)
    desk.tap(0x32)
    #expect(desk.service.asked == ["tone 10"])
    desk.handle(.candidatesTurned(pages: -1))
    #expect(desk.port.candidates?.selected == 1)
    desk.handle(.candidatesMoved(rows: -1))
    desk.handle(.candidatesMoved(rows: -1))
    #expect(desk.port.candidates?.selected == 14)
    // There are six on the second page.
    desk.tap(0x37)
    #expect(desk.service.asked == ["tone 10"])
  }

  @Test func whereNothingIsDeletedTheChoiceIsInserted() {
    let desk = desk(.onRequest, on: .gnomeA)
    _ = dictate("hello", at: desk)
    reviewKey(desk)
    #expect(desk.port.bubble?.contains("Undo the dictation in the application first") == true)
    desk.fill(.gnomeA, "")
    desk.tap(0x33)
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gnomeA).contains("Dear hello"))
    #expect(desk.port.deletions.isEmpty)
  }

  @Test func offMeansThatTheKeyIsTheApplications() {
    let desk = desk(.off)
    _ = dictate("hello", at: desk)
    #expect(!desk.press(0x20, [.control, .alt]))
  }

  @Test func rowsAreShort() {
    let long = String(repeating: "wörd ", count: 100)
    let review = Review(
      [Alternative(.final, Draft(text: long)), Alternative(.raw, Draft(text: "a\nb"))], of: SessionID(rawValue: 1),
      isEditable: false, .insertion)
    #expect(review?.list.rows.first?.count == 60)
    #expect(review?.list.rows.last == "a ⏎ b  (as heard)")
  }
}
