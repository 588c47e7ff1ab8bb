import Speech
import Testing

@Suite struct GrowingHypothesisTests {
  @Test(
    arguments: [
      // What a restarted recognizer says while it hears everything again is shown from where it says more.
      (
        [Hypothesis(stable: "go for", volatile: "word"), .init(volatile: "go"), .init(volatile: "go for word ten")],
        [
          Hypothesis(stable: "go for", volatile: "word"), .init(stable: "go for"),
          .init(stable: "go for", volatile: "word ten"),
        ]
      ),
      (
        [.init(stable: "a"), .init(stable: "a"), .init(stable: "a b")], [.init(stable: "a"), nil, .init(stable: "a b")]
      ),
      ([.init(stable: "a b"), .init(stable: "x y z")], [.init(stable: "a b"), .init(stable: "a b", volatile: "z")]),
      ([.init()], [nil]),
    ] as [([Hypothesis], [Hypothesis?])])
  func stableWordsStay(said: [Hypothesis], shown: [Hypothesis?]) {
    var growing = GrowingHypothesis()
    #expect(said.map { growing.show($0) } == shown)
  }
}
