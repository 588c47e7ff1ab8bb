import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// A model works on a text: what is shown meanwhile, and the two keys that end it.
@Suite struct RewritingTests {
  private static let enter: UInt32 = 0xff0d

  private func rewriting(on field: DeskField, preview: PreviewStyle = .auto) -> Desk {
    let desk = Desk(configuration: InputMethodConfiguration(preview: preview), on: field)
    desk.toggle()
    desk.toggle()
    desk.service.send(.rewriting(desk.latest, raw: "um hello there", rules: "Hello there"))
    return desk
  }

  @Test func bothTextsAreShownWhereThePreviewIsInTheText() {
    let desk = rewriting(on: .gtkA)
    #expect(desk.port.preedit == "Hello there")
    #expect(desk.port.bubble == "…  um hello there (Enter)")
    #expect(desk.contents(of: .gtkA).isEmpty)
  }

  @Test func bothTextsAreShownInTheBubble() {
    let desk = rewriting(on: .gnomeA)
    #expect(desk.port.preedit == nil)
    #expect(desk.port.bubble == "…  um hello there → Hello there (Enter)")
  }

  @Test func enterTakesTheTextAndIsNotTheApplications() {
    let desk = rewriting(on: .gtkA)
    #expect(desk.press(Self.enter))
    #expect(desk.release(Self.enter))
    #expect(desk.service.accepted == [desk.latest])
    desk.clock.advance(by: .milliseconds(100))
    desk.service.finish(desk.latest, "Hello there")
    #expect(desk.contents(of: .gtkA) == "Hello there ")
    #expect(!desk.press(Self.enter))
  }

  @Test func enterIsTheApplicationsBeforeAndAfterwards() {
    let desk = Desk(on: .gtkA)
    #expect(!desk.press(Self.enter))
    desk.toggle()
    #expect(!desk.press(Self.enter))
    desk.toggle()
    #expect(!desk.press(Self.enter))
    #expect(desk.service.accepted.isEmpty)
  }

  @Test func enterInAnotherFieldIsThatFields() {
    let desk = rewriting(on: .gtkA)
    desk.focus(.gtkB)
    #expect(!desk.press(Self.enter))
    #expect(desk.service.accepted.isEmpty)
    #expect(desk.port.bubble == "…")
  }

  @Test func escapeCancelsAndTheTextCanBeBroughtBack() {
    let desk = rewriting(on: .gtkA)
    #expect(desk.press(0xff1b))
    #expect(desk.service.cancelled == [desk.latest])
    #expect(desk.port.preedit == nil)
    #expect(desk.port.bubble == nil)
    #expect(desk.method.machine.restorableUntil != nil)
  }

  @Test func aTextInsteadOfAnAnswerOfTheModelIsCommitted() {
    let desk = rewriting(on: .gtkA)
    desk.service.finish(desk.latest, "Hello there, everybody.")
    #expect(desk.contents(of: .gtkA) == "Hello there, everybody. ")
    #expect(desk.port.commitsBesidePreedit == 0)
  }
}
