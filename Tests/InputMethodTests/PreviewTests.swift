import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// Where words are shown while they are spoken.
@Suite struct PreviewTests {
  private func speaking(_ preview: PreviewStyle, on field: DeskField) -> Desk {
    let desk = Desk(configuration: InputMethodConfiguration(preview: preview), on: field)
    desk.toggle()
    desk.service.send(.started(desk.latest))
    desk.service.send(.partial(desk.latest, stable: "hello", volatile: "wor"))
    return desk
  }

  @Test(arguments: [
    (PreviewStyle.auto, DeskField.gtkA, "hello wor" as String?, false), (.inline, .gtkA, "hello wor", false),
    (.popup, .gtkA, nil, true), (.off, .gtkA, nil, false), (.auto, .gnomeA, nil, true), (.inline, .gnomeA, nil, false),
    (.popup, .gnomeA, nil, true), (.auto, .qtA, nil, true), (.inline, .qtA, nil, false), (.auto, .unknownA, nil, true),
    (.auto, DeskField(name: "A", toolkit: .gtk, application: "chromium"), nil, true),
  ])
  func place(_ style: PreviewStyle, _ field: DeskField, _ preedit: String?, _ inBubble: Bool) {
    let desk = speaking(style, on: field)
    #expect(desk.port.preedit == preedit)
    #expect(desk.port.bubble?.hasPrefix("● 0:00 ▁▁▁") == true)
    #expect(desk.port.bubble?.hasSuffix("hello wor") == inBubble)
  }

  @Test func itStaysWhileTheTextIsAwaitedAndGoesBeforeTheCommit() {
    let desk = speaking(.auto, on: .gtkA)
    desk.toggle()
    #expect(desk.port.preedit == "hello wor")
    desk.service.finish(desk.latest, "Hello world.")
    #expect(desk.port.preedit == nil)
    #expect(desk.port.commitsBesidePreedit == 0)
    #expect(desk.contents(of: .gtkA) == "Hello world. ")
  }

  @Test func thePreviewOfTheNextDictationStandsAgainAfterTheCommit() {
    let desk = speaking(.auto, on: .gtkA)
    desk.toggle()
    let first = desk.latest
    desk.toggle()
    desk.service.send(.partial(desk.latest, stable: "", volatile: "more"))
    #expect(desk.port.preedit == "hello wor more")
    desk.service.finish(first, "Hello world.")
    #expect(desk.port.commitsBesidePreedit == 0)
    #expect(desk.port.preedit == "more")
  }

  @Test func typingSendsItToTheBubble() {
    let desk = speaking(.auto, on: .gtkA)
    desk.press(0x61)
    #expect(desk.port.preedit == nil)
    desk.service.send(.partial(desk.latest, stable: "hello world", volatile: ""))
    #expect(desk.port.preedit == nil)
    #expect(desk.port.bubble?.hasSuffix("hello world") == true)
  }

  @Test func modifiersDoNot() {
    let desk = speaking(.auto, on: .gtkA)
    desk.tap(0xffe1)
    #expect(desk.port.preedit == "hello wor")
  }

  @Test func aResetHasClearedIt() {
    let desk = speaking(.auto, on: .gtkA)
    desk.handle(.reset)
    desk.service.send(.partial(desk.latest, stable: "hello world", volatile: ""))
    #expect(desk.port.preedit == "hello world")
  }

  @Test(arguments: [DeskField.gtkB, .gtkPassword, nil])
  func itIsNotShownInAnotherField(_ field: DeskField?) {
    let desk = speaking(.auto, on: .gtkA)
    desk.focus(field)
    #expect(desk.port.preedit == nil)
    #expect(desk.port.bubble == "● 0:00 ▁▁▁")
  }

  @Test func aCancelTakesItAway() {
    let desk = speaking(.auto, on: .gtkA)
    desk.escape()
    #expect(desk.port.preedit == nil)
    #expect(desk.port.bubble == nil)
  }

  @Test func theProfileOfTheFieldGoesBeforeTheSetting() {
    let desk = speaking(.auto, on: .gtkA)
    desk.service.send(.preview(desk.latest, .off))
    #expect(desk.port.preedit == nil)
    desk.service.finish(desk.latest, "hello")
    _ = desk.speakHandsFree()
    desk.service.send(.partial(desk.latest, stable: "next", volatile: ""))
    #expect(desk.port.preedit == "next")
  }

  @Test func aChangeOfTheSettingWorksAtOnce() {
    let desk = speaking(.auto, on: .gtkA)
    desk.method.configuration.preview = .off
    #expect(desk.port.preedit == nil)
    desk.method.configuration.preview = .popup
    #expect(desk.port.bubble?.hasSuffix("hello wor") == true)
  }
}
