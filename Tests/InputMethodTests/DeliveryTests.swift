import DictationCore
import TestSupport
import Testing

@testable import InputMethod

/// How text gets into the field that it belongs to.
@Suite struct DeliveryTests {
  private static let long = (1...1600).map { "word\($0)" }.joined(separator: " ")

  private static func texts(_ count: Int) -> [String] { (1...count).map { "text \($0)" } }

  @Test(arguments: [DeskField.gnomeA, .unknownA])
  func piecesAreSmallAndFarApartOnWayland(_ field: DeskField) {
    let desk = Desk(on: field)
    desk.service.finish(desk.speakHandsFree(), Self.long)
    desk.clock.advance(by: .seconds(20))
    #expect(desk.contents(of: field) == Self.long + " ")
    #expect(desk.commits.count > 3)
    #expect(desk.commits.allSatisfy { $0.text.utf8.count <= 3000 && $0.text.hasSuffix(" ") })
    // Nothing has told when the piece before was through.
    for (first, second) in zip(desk.commits, desk.commits.dropFirst()) {
      #expect(second.time - first.time >= .seconds(3))
    }
  }

  @Test func theNextPieceFollowsOnceTheOneBeforeIsSeen() {
    let desk = Desk(on: .gnomeA)
    desk.service.finish(desk.speakHandsFree(), Self.long)
    desk.clock.advance(by: .milliseconds(50))
    #expect(desk.commits.count == 1)
    // Something else, then what was committed.
    desk.handle(.surroundingText("old", cursor: 3, anchor: 3))
    desk.clock.advance(by: .seconds(2))
    #expect(desk.commits.count == 1)
    let seen = String(desk.contents(of: .gnomeA).suffix(1000))
    desk.handle(.surroundingText(seen, cursor: UInt32(seen.utf8.count), anchor: UInt32(seen.utf8.count)))
    #expect(desk.commits.count == 2)
  }

  @Test(arguments: [DeskField.gtkA, .qtA])
  func piecesNeedNoTimeElsewhere(_ field: DeskField) {
    let desk = Desk(on: field)
    desk.service.finish(desk.speakHandsFree(), Self.long)
    #expect(desk.contents(of: field) == Self.long + " ")
    #expect(desk.commits.allSatisfy { $0.text.utf8.count <= 3000 })
  }

  @Test func textsThatWaitTogetherAreOneCommit() {
    let desk = Desk(on: .gnomeA)
    let sessions = (1...4).map { _ in desk.speakHandsFree() }
    for (session, text) in zip(sessions.reversed(), ["four", "three", "two", "one"]) {
      desk.service.finish(session, text)
    }
    desk.clock.advance(by: .seconds(1))
    #expect(desk.commits.map(\.text) == ["one two three four "])
    #expect(sessions.allSatisfy { desk.service.outcomes(of: $0) == [.delivering, .delivered] })
  }

  @Test func aTextBehindALongOneWaitsForItsLastPiece() {
    let desk = Desk(on: .gnomeA)
    let first = desk.speakHandsFree()
    let second = desk.speakHandsFree()
    desk.service.finish(first, Self.long)
    desk.service.finish(second, "end")
    desk.clock.advance(by: .seconds(20))
    #expect(desk.contents(of: .gnomeA) == Self.long + " end ")
  }

  @Test(arguments: [(DeskField.gtkA, Duration.zero), (.gnomeB, .seconds(3))])
  func aCommitThroughTheShellHoldsUpTheNext(_ field: DeskField, _ wait: Duration) {
    let desk = Desk(on: field)
    desk.service.finish(desk.speakHandsFree(), "one")
    desk.focus(.gnomeA)
    desk.service.addPending(PendingText(session: SessionID(rawValue: 70), draft: Draft(text: "two")))
    desk.service.send(.triggerRequested(.insert))
    #expect((desk.contents(of: .gnomeA) == "") == (wait > .zero))
    desk.clock.advance(by: wait)
    #expect(desk.contents(of: .gnomeA) == "two ")
  }

  @Test func aTerminalGetsNoNewLine() {
    let desk = Desk(on: .terminal)
    desk.service.finish(desk.speakHandsFree(), "ls\nrm -rf x\n")
    #expect(desk.contents(of: .terminal) == "ls rm -rf x")
  }

  @Test func anEmptyTextLeavesNoTrace() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.service.finish(session, "")
    #expect(desk.commits.isEmpty)
    #expect(desk.port.bubble == nil)
    #expect(desk.service.outcomes(of: session) == [.delivered])
  }

  @Test func theServiceHearsOfTheDeliveryBeforeItAndAfterIt() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    var before: [DeliveryOutcome] = []
    desk.port.onCommit = { [weak desk] _ in before = desk?.service.outcomes(of: session) ?? [] }
    desk.service.finish(session, "hello")
    #expect(before == [.delivering])
    #expect(desk.service.outcomes(of: session) == [.delivering, .delivered])
  }

  @Test func aTextThatIsReadyTwiceIsCommittedOnce() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.service.finish(session, "hello")
    desk.service.finish(session, "hello")
    #expect(desk.contents(of: .gtkA) == "hello ")
    #expect(desk.pendingTexts.isEmpty)
  }

  @Test func afterARestartTheServiceMayCountFromTheBeginning() {
    let desk = Desk(on: .gtkA)
    let session = desk.speakHandsFree()
    desk.service.finish(session, "hello")
    desk.service.send(.unavailable(DictationFailure(.serviceUnavailable, "It is gone.")))
    desk.service.send(.available)
    desk.service.countFromTheBeginning()
    let again = desk.speakHandsFree()
    #expect(again == session)
    desk.service.finish(again, "again")
    #expect(desk.contents(of: .gtkA) == "hello again ")
  }
}
