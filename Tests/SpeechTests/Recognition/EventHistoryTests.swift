import Speech
import Testing

@Suite struct EventHistoryTests {
  @Test func whatIsSaidASecondTimeIsNotNews() {
    var history = EventHistory()
    let said: [RecognitionEvent] = [
      .voice(.began(at: 0)), .partial(Hypothesis(stable: "go")), .voice(.ended(at: 900)),
      // Started again.
      .voice(.began(at: 0)), .partial(Hypothesis(stable: "go")), .voice(.ended(at: 900)), .voice(.began(at: 1200)),
    ]
    #expect(said.compactMap { history.take($0) } == Array(said.prefix(3)) + [.voice(.began(at: 1200))])
  }
}
