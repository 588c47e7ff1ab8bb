/// What is killed between the key press and the text in its field, and when.
struct EngineFault: CustomStringConvertible {
  enum Victim {
    case engine, daemon, nobody

    static let likely: [Victim] = [.engine, .engine, .daemon, .daemon, .nobody]
  }

  enum Moment: CaseIterable {
    case recording
    /// The key that ends it was pressed.
    case stopping
    /// The words are awaited.
    case transcribing
    /// The words were heard: they are cleaned, written down, handed over, committed.
    case committing
  }

  let victim: Victim
  let moment: Moment
  /// How often the service is asked for its status before: a length of time that a machine under load stretches with
  /// everything else.
  let pauses: Int

  init(using random: inout some RandomNumberGenerator) {
    victim = Victim.likely.randomElement(using: &random)!
    moment = Moment.allCases.randomElement(using: &random)!
    pauses = .random(in: 0...12, using: &random)
  }

  var description: String { "\(victim) while \(moment), after \(pauses) pauses" }
}
