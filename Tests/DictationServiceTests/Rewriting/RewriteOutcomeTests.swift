import Testing

@testable import DictationService

@Suite struct RewriteOutcomeTests {
  @Test(arguments: [
    (RewriteOutcome.late(.milliseconds(2840)), "the model did not answer within 2.8 s.", "no answer within"),
    (.failed("refused"), "the model gave no answer (refused).", "no answer: refused"),
    (
      .rejected([.addedWords, .numbers]), "not the same in other words.",
      "the answer was rejected: added-words, numbers"
    ),
    (.abandoned, "the model was not waited for.", "not waited for"),
  ])
  func `people read a sentence, the log the names of guards`(outcome: RewriteOutcome, sentence: String, reason: String)
  {
    #expect(outcome.sentence?.hasPrefix("The text stays as it is: ") == true)
    #expect(outcome.sentence?.contains(sentence) == true)
    #expect(outcome.reason?.hasPrefix(reason) == true)
  }
}
