import DictationCore

/// Which engine object has the focus, and everything that has moved it so far.
struct Focus {
  private(set) var engine: Engine?
  /// For the whole process: a text is bound to the value at its beginning.
  private(set) var epoch: UInt64 = 0
  private(set) var movedAt: Duration = .zero
  /// Until then a reset may yet turn out to have been the beginning of a move.
  private(set) var settlesAt: Duration = .zero
  /// A key has come from the field since it got the focus.
  var keySeen = false
  /// What the client told of the text around the caret before a key had proved that it is no secret.
  var sealedReport: SurroundingReport?

  /// The focus is, or may be, in another field.
  mutating func move(to engine: Engine?, at now: Duration) {
    self.engine = engine
    epoch += 1
    movedAt = now
    settlesAt = now
    keySeen = false
    sealedReport = nil
  }

  mutating func becomeUnsettled(at now: Duration) { settlesAt = now + ClientPolicy.resetSettling }

  var target: CommitTarget? {
    engine.map {
      CommitTarget(path: $0.path, client: $0.client, purpose: $0.purpose, hints: $0.hints, epoch: epoch)
    }
  }

  var policy: FieldPolicy? { target.map(FieldPolicy.init) }
}
