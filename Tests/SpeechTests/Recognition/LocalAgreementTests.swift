import Speech
import Testing

@Suite struct LocalAgreementTests {
  struct Case: Sendable {
    var agreement: Int
    var heard: [String]
    var hypotheses: [Hypothesis]
  }

  @Test(arguments: [
    Case(
      agreement: 2, heard: ["go", "goes", "go for", "go for word", "go forward ten", "go forward ten"],
      hypotheses: [
        .init(volatile: "go"), .init(volatile: "goes"), .init(volatile: "go for"),
        .init(stable: "go for", volatile: "word"), .init(stable: "go for", volatile: "ten"),
        .init(stable: "go for ten"),
      ]),
    Case(
      agreement: 3, heard: ["a", "a b", "a b", "a b", "", "x"],
      hypotheses: [
        .init(volatile: "a"), .init(volatile: "a b"), .init(stable: "a", volatile: "b"), .init(stable: "a b"),
        .init(stable: "a b"), .init(stable: "a b"),
      ]),
    Case(agreement: 1, heard: ["a", "b c"], hypotheses: [.init(stable: "a"), .init(stable: "a c")]),
    Case(agreement: 2, heard: ["", ""], hypotheses: [.init(), .init()]),
  ])
  func wordsThatStayedAreStable(table: Case) {
    var agreement = LocalAgreement(agreement: table.agreement)
    #expect(table.heard.map { agreement.hear($0) } == table.hypotheses)
  }
}
