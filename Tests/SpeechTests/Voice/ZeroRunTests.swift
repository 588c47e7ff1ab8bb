import Speech
import Testing

@Suite struct ZeroRunTests {
  @Test(arguments: [
    ([[Int16]](), 0, false),
    ([[0, 0, 0]], 3, true),
    ([[0, 0], [0]], 3, true),
    ([[0, 1, 0, 0]], 2, false),
    ([[0, 0], [5], [0]], 1, false),
    ([[7]], 0, false),
    ([[7], [0, 0], [0]], 3, false),
    ([[], [0]], 1, true),
  ])
  func `zeros are counted since the last sample that was none`(pieces: [[Int16]], length: Int, isAllZero: Bool) {
    var run = ZeroRun()
    for piece in pieces { run.feed(piece) }
    #expect(run.length == length)
    #expect(run.isAllZero == isAllZero)
  }
}
