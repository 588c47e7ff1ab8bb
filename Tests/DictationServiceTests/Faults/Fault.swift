import TestSupport

/// What is killed in a dictation, and when.
struct Fault: CustomStringConvertible {
  enum Victim: CaseIterable {
    case service, worker, engine, soundServer, session, nobody

    /// By how often each is taken: the service has the most to lose, and a login takes its time.
    static let likely: [Victim] =
      [.service, .service, .service, .service, .worker, .worker, .engine, .engine, .soundServer, .session, .nobody]
  }

  enum Moment: CaseIterable {
    /// Somewhere in the middle of the speech.
    case recording
    /// The speech is over, the recording is being completed.
    case stopping
    /// The text is being made, written and committed.
    case transcribing
    /// The text is at the client, who has said nothing yet.
    case handed
    /// The client has said that it is about to insert the text.
    case delivering
  }

  let victim: Victim
  let moment: Moment
  /// How much of the speech was heard before, 0 to 1.
  let share: Double
  /// How many times the client looks up before it kills: a length of time that a machine under load stretches with
  /// everything else.
  let pauses: Int

  init(using random: inout SeededRandom) {
    victim = Victim.likely.randomElement(using: &random)!
    moment = Moment.allCases.randomElement(using: &random)!
    share = .random(in: 0.05...1, using: &random)
    pauses = .random(in: 0...30, using: &random)
  }

  var description: String { "\(victim) while \(moment), after \(Int(share * 100)) % and \(pauses) pauses" }
}
