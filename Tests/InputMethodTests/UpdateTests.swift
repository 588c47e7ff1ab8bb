import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// What the user hears when parts of different versions run.
@Suite struct UpdateTests {
  private static let updated = "Utter was updated; log out and in again, or run `ibus restart`, to use it."
  private static let mixed =
    "The dictation service is version 9.9, but the input method \(UtterVersion.current): log out and in again, "
    + "and if this stays, install Utter once more."

  @Test(
    arguments: [
      (false, nil, false, nil),
      (false, "9.9", true, nil),
      (false, "9.9", false, mixed),
      (true, nil, false, updated),
      (true, "9.9", false, updated),
      (true, "9.9", true, updated),
    ] as [(Bool, String?, Bool, String?)])
  func aSentenceForEachMixture(wasReplaced: Bool, service: String?, isOutdated: Bool, sentence: String?) {
    let desk = Desk(on: .gtkA)
    if wasReplaced { desk.method.wasReplaced() }
    if let service { desk.method.handle(.otherVersion(service, isOutdated: isOutdated)) }
    #expect(desk.port.bubble == sentence.map { "⚠ \($0)" })
  }

  @Test func itIsSaidOnce() {
    let desk = Desk(on: .gtkA)
    desk.method.handle(.otherVersion("9.9", isOutdated: false))
    #expect(desk.port.bubble == "⚠ \(Self.mixed)")
    desk.clock.advance(by: .seconds(10))
    desk.method.handle(.otherVersion("9.9", isOutdated: false))
    desk.focus(.gtkB)
    #expect(desk.port.bubble == nil)
  }

  /// The service that was outdated has ended, and the one that follows is of our version.
  @Test func whatIsRightAgainIsNotSaid() {
    let desk = Desk()
    desk.method.handle(.otherVersion("9.9", isOutdated: false))
    desk.method.handle(.available)
    desk.focus(.gtkA)
    #expect(desk.port.bubble == nil)
  }

  @Test func itWaitsForAField() {
    let desk = Desk()
    desk.method.wasReplaced()
    #expect(desk.port.bubble == nil)
    desk.focus(.gtkA)
    #expect(desk.port.bubble == "⚠ \(Self.updated)")
  }

  @Test func itWaitsForTheEndOfADictation() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.method.wasReplaced()
    #expect(desk.port.bubble?.contains(Self.updated) != true)
    desk.service.finish(session, "hello")
    desk.clock.advance(by: .milliseconds(300))
    #expect(desk.contents(of: .gtkA) == "hello ")
    #expect(desk.port.bubble == "✓")
    desk.clock.advance(by: .seconds(1))
    #expect(desk.port.bubble == "⚠ \(Self.updated)")
  }
}
