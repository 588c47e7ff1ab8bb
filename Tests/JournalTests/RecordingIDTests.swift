import Testing

@testable import Journal

@Suite struct RecordingIDTests {
  @Test(arguments: ["", "a b", "../x", "x/y", "ä", ".hidden", String(repeating: "x", count: 65)])
  func `what is no safe file name is no id`(name: String) { #expect(RecordingID(rawValue: name) == nil) }

  @Test func `ids sort by time and never collide`() {
    let times = [0, 1, 999_999_999, 1_800_000_000, 1_800_000_000.001, 99_999_999_999.0]
    let ids = times.map { RecordingID(beginningAt: $0) }
    #expect(ids.sorted() == ids)
    #expect(Set((0..<1_000).map { _ in RecordingID(beginningAt: 5) }).count == 1_000)
    for id in ids { #expect(RecordingID(rawValue: id.rawValue) == id) }
  }
}
