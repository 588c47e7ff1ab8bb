extension DictationMachine {
  mutating func amend(_ amendment: Amendment, _ occasion: Occasion, at now: Duration) {
    if let refusal = occasion.refusal { return show(.failed(refusal.sentence), at: now) }
    unlock()
    outbox.append(.amend(amendment, occasion.target))
  }
}
