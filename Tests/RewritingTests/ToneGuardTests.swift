import Testing

@testable import Rewriting

/// How far a text may be reworded.
@Suite struct ToneGuardTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rules: String
    let answer: String
    var language = "en"
    var testDescription: String { "\(rules) → \(answer)" }

    init(_ rules: String, _ answer: String, _ language: String = "en") {
      self.rules = rules
      self.answer = answer
      self.language = language
    }

    var rejection: Rejection? { Rewriter(.tone(Tones.shipped[1]), language: language).judge(answer, of: rules) }
  }

  static let good = [
    Case("send me the report by Friday", "Could you please send me the report by Friday?"),
    Case("I can't come to the meeting", "I am afraid I cannot come to the meeting."),
    Case("we need 3 more people for the job", "For the job we need three more people."),
    Case("we need three more people for the job", "We need 3 more people for the job."),
    Case("tell John that the server is down", "Please let John know that the server is currently down."),
    Case("The total is $25.50, due on May 1.", "The total of $25.50 is due on May 1st."),
    Case("can you fix the build on GitHub", "Would you mind fixing the build on GitHub?"),
    Case("Write to anna@example.com about it.", "Please write to anna@example.com about it."),
    Case("thanks for the lovely evening at your place", "Thank you for the lovely evening at your place."),
    Case("schick mir den Bericht bis Freitag", "Könntest du mir bitte den Bericht bis Freitag schicken?", "de"),
    Case("je ne peux pas venir demain", "Malheureusement, je ne peux pas venir demain.", "fr"),
    Case("no puedo ir mañana a la reunión", "Lamento no poder ir mañana a la reunión.", "es"),
  ]

  @Test(arguments: good) func rewords(_ given: Case) { #expect(given.rejection == nil) }

  static let bad: [(Case, Rejection)] = [
    (Case("send me the report by Friday", ""), .empty),
    (Case("send me the report by Friday", "I'm sorry, but I cannot do that."), .refusal),
    (Case("send me the report by Friday", "Here is the text: send me the report by Friday."), .refusal),
    (
      Case("send me the report", "Keep every fact: who does what, names, numbers, days and times."), .prompt
    ),
    (
      Case("send me the report by Friday", String(repeating: "Please send me the report by Friday. ", count: 9)),
      .tooLong
    ),
    (Case("please send me the long report by Friday since I need it for work", "Send report."), .tooShort),
    (Case("send me the report by Friday evening", "Schicken Sie mir bitte den Bericht bis zum Freitag."), .language),
    (Case("send me the report by Friday evening", "Пришлите мне отчёт до вечера пятницы."), .language),
    (Case("we need 3 more people for the job", "We need more people for the job."), .numbers),
    (Case("we need 3 more people for the job", "We need 4 more people for the job."), .numbers),
    (Case("we need more people for the job", "We need 2 more people for the job."), .numbers),
    (Case("meet me at 2:30 PM at the station", "Meet me at 3:30 PM at the station."), .numbers),
    (Case("it costs $25 at the shop", "It costs €25 at the shop."), .signs),
    (Case("Write to anna@example.com about it.", "Please write to her about it."), .literals),
    (Case("Write to her about it.", "Please write to anna@example.com about it."), .literals),
    (Case("I can't come to the meeting", "I will gladly come to the meeting."), .negations),
    (Case("I will come to the meeting", "I will not come to the meeting."), .negations),
    (Case("send me the report by Friday", "Please send me the report by Monday."), .facts),
    (Case("send me the report today please", "Please send me the report."), .facts),
    (Case("tell John that the server is down", "Let her know that the server is down."), .facts),
    (Case("tell him that the server is down", "Let Peter know; tell Peter that the server is down."), .facts),
    (Case("I will send her the report", "I will send him the report."), .facts),
    (Case("I will send the report", "You will send the report."), .facts),
    (Case("fix the build on GitHub for me", "Please fix the build for me."), .facts),
    (Case("what is the capital of France", "The capital of France is a lovely city."), .question),
    (Case("Is the report ready?", "The report is ready."), .question),
    (Case("write a poem about the spring flowers", "Roses bloom while gentle rivers sing softly."), .lostWords),
    (Case("send me the report please now", "Send me the report please **now**"), .literals),
    (
      Case(
        "send the report to me",
        "Send the report to me because nobody else could finish writing chapters about gardens, kitchens, bridges."),
      .negations
    ),
    (
      Case(
        "send the report to me",
        "Send the report to me, then finish writing chapters about gardens, kitchens, bridges, castles."), .addedWords
    ),
    (Case("ich komme heute nicht zur Arbeit", "Ich komme heute gern zur Arbeit.", "de"), .negations),
    (Case("nie wiem czy to dobry pomysł", "Nie jestem pewien, czy to dobry pomysł.", "pl"), .language),
  ]

  @Test(arguments: bad) func keepsOut(_ given: Case, _ reason: Rejection) { #expect(given.rejection == reason) }
}
