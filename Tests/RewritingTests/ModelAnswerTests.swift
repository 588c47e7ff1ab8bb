import Testing

@testable import Rewriting

/// What models put around an answer.
@Suite struct ModelAnswerTests {
  @Test(arguments: [
    ("We meet.", "We meet."),
    ("  We meet.\n", "We meet."),
    ("<think>They say we meet.</think>\n\nWe meet.", "We meet."),
    ("They say we meet.</think>We meet.", "We meet."),
    ("<think>one</think>no<think>two</think>We meet.", "We meet."),
    ("<think>never ending", ""),
    ("<reasoning>so</reasoning>We meet.", "We meet."),
    ("<|channel|>analysis<|message|>So.<|end|><|channel|>final<|message|>We meet.<|return|>", "We meet."),
    ("```\nWe meet.\n```", "We meet."),
    ("```text\nWe meet.\n```", "We meet."),
    ("```We meet.```", "We meet."),
    ("<transcript>\nWe meet.\n</transcript>", "We meet."),
    ("<answer>We meet.</answer>", "We meet."),
    ("<b>We meet.", "<b>We meet."),
    ("Here is the cleaned transcript:\n\nWe meet.", "We meet."),
    ("Transcript:\nWe meet.", "We meet."),
    ("Dear all:\nWe meet.", "Dear all: We meet."),
    ("\"We meet.\"", "We meet."),
    ("“We meet.”", "We meet."),
    ("We\nmeet.", "We meet."),
    ("We\u{200B} meet\u{202E}.\u{7}", "We meet."),
    ("We\u{A0}meet.", "We meet."),
  ])
  func isTakenOut(_ answer: String, _ text: String) {
    #expect(ModelAnswer(answer, to: "we meet").text == text)
  }

  @Test func whatTheSpeakerSaidStays() {
    #expect(ModelAnswer("\"We meet\"", to: "\"we meet\"").text == "\"We meet\"")
    #expect(ModelAnswer("Note:\nwe meet", to: "note: we meet").text == "Note: we meet")
  }
}
