import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// Texts that are changed in a window, and come back as texts that wait.
@Suite struct EditTests {
  private final class FakeEditor: EditorPort {
    var isAvailable = true
    var trouble: String?
    private(set) var opened: [SessionID] = []

    func open(_ session: SessionID) -> String? {
      opened.append(session)
      return trouble
    }
  }

  private let editor = FakeEditor()

  private func desk(_ style: ReviewStyle, on field: DeskField = .gtkA) -> Desk {
    let desk = Desk(configuration: InputMethodConfiguration(review: style), on: field)
    desk.tellsContents = true
    desk.method.editor = editor
    return desk
  }

  /// A dictation, with the list of its versions on the screen.
  private func review(_ text: String, at desk: Desk) -> SessionID {
    let session = desk.speakHandsFree()
    desk.service.alternatives[session] = [Alternative(.final, Draft(text: text))]
    desk.service.finish(session, text)
    desk.clock.advance(by: .milliseconds(300))
    if desk.port.candidates == nil { desk.tap(0x20, [.control, .alt]) }
    return session
  }

  /// The user is in the window and back, and has pressed Insert there.
  private func edit(_ session: SessionID, to text: String, at desk: Desk, back field: DeskField = .gtkA) {
    desk.focus(nil)
    desk.service.addPending(PendingText(session: session, draft: Draft(text: text, mayCapitalizeFirst: false)))
    desk.focus(field)
    desk.tellContents()
  }

  @Test func beforeItIsInsertedTheTextWaitsAndWhatItBecameIsInsertedByAKey() {
    let desk = desk(.always)
    let session = review("hello", at: desk)
    #expect(desk.port.candidates?.rows == ["hello", "Edit it in a window"])
    desk.tap(0x32)
    #expect(editor.opened == [session])
    #expect(desk.pendingTexts == ["hello"])
    #expect(desk.port.candidates == nil)
    // The window has it.
    desk.service.take { _ in }
    edit(session, to: "hello, Jane", at: desk)
    desk.toggle()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkA) == "hello, Jane")
  }

  @Test func afterItWasInsertedWhatItBecameTakesItsPlace() {
    let desk = desk(.onRequest)
    let session = review("hello", at: desk)
    desk.tap(0x32)
    #expect(editor.opened == [session])
    #expect(desk.contents(of: .gtkA) == "hello ")
    #expect(desk.pendingTexts.isEmpty)
    edit(session, to: "hello, Jane", at: desk)
    desk.toggle()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkA) == "hello, Jane")
    #expect(desk.service.inserted.last?.draft.text == "hello, Jane")
    desk.dictate(Draft(.undo))
    #expect(desk.contents(of: .gtkA) == "hello ")
    // Nothing comes back from the window any more: fields are not asked what stands in them for a mere visit.
    let asked = desk.port.surroundingRequests
    desk.focus(nil)
    desk.focus(.gtkA)
    #expect(desk.port.surroundingRequests == asked)
  }

  /// The daemon does not pass on the same text twice: a field that has not changed meanwhile is silent.
  @Test func aFieldThatIsSilentAfterwardsIsTheSameAsBefore() {
    let desk = desk(.onRequest)
    desk.handle(.capabilities(0xa9))
    let session = review("hello", at: desk)
    desk.tap(0x32)
    desk.focus(nil)
    desk.service.addPending(PendingText(session: session, draft: Draft(text: "bye", mayCapitalizeFirst: false)))
    desk.focus(.gtkA)
    desk.handle(.capabilities(0xa9))
    desk.clock.advance(by: .milliseconds(300))
    desk.toggle()
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: .gtkA) == "bye")
  }

  /// The user has typed on, so what was dictated is not before the caret any more.
  @Test func whereItCannotTakeItsPlaceItWaitsAndIsInsertedTheNextTime() {
    let desk = desk(.onRequest)
    let session = review("hello", at: desk)
    desk.tap(0x32)
    desk.fill(.gtkA, "hello there")
    edit(session, to: "hello, Jane", at: desk)
    desk.toggle()
    desk.clock.advance(by: .seconds(3))
    #expect(desk.contents(of: .gtkA) == "hello there")
    #expect(desk.pendingTexts == ["hello, Jane"])
    #expect(desk.port.bubbles.contains { $0.contains("not seen before the caret") })
    desk.toggle()
    desk.clock.advance(by: .seconds(3))
    #expect(words(desk.contents(of: .gtkA)) == "hello there hello jane")
  }

  @Test func inAnotherFieldItIsInserted() {
    let desk = desk(.onRequest)
    let session = review("hello", at: desk)
    desk.tap(0x32)
    edit(session, to: "hello, Jane", at: desk, back: .gtkB)
    desk.toggle()
    desk.clock.advance(by: .seconds(1))
    #expect(desk.contents(of: .gtkA) == "hello ")
    #expect(words(desk.contents(of: .gtkB)) == "hello jane")
    #expect(desk.port.deletions.isEmpty)
  }

  @Test func withoutAWindowTheEntryIsNotThere() {
    let desk = desk(.always)
    editor.isAvailable = false
    _ = review("hello", at: desk)
    #expect(desk.port.candidates == nil)
    #expect(desk.contents(of: .gtkA) == "hello ")
  }

  @Test func aWindowThatDoesNotOpenSaysSoAndTheTextWaits() {
    let desk = desk(.always)
    editor.trouble = "No window today."
    _ = review("hello", at: desk)
    desk.tap(0x32)
    #expect(desk.pendingTexts == ["hello"])
    #expect(desk.port.bubbles.contains { $0.contains("No window today.") })
  }

  private func words(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter }.joined(separator: " ")
  }
}
