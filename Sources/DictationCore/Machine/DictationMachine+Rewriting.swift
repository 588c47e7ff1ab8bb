extension DictationMachine {
  /// Whether Enter takes a text as it is that a model works on. In every other field it is the application's key.
  public func takesEnter(in field: CommitTarget) -> Bool { rawWords(for: field) != nil }

  /// The words as they were recognized, while a model works on a text for `field`, or nil.
  public func rawWords(for field: CommitTarget) -> String? {
    takes.last { $0.rawWords != nil && $0.isUnderWay && $0.target.isSameField(as: field) }?.rawWords
  }

  /// - Parameter rules: stands where the partial words stood.
  mutating func rewriting(_ session: SessionID, raw: String, rules: String, _ event: DictationEvent) {
    guard let index = index(of: session) else { return unknown(session, event) }
    guard takes[index].phase == .recording || takes[index].phase == .processing else { return }
    takes[index].phase = .rewriting(raw: raw)
    takes[index].stableWords = rules
    takes[index].volatileWords = ""
  }

  /// Takes the texts for `field` as they are now.
  mutating func accept(in field: CommitTarget) {
    for index in takes.indices where takes[index].rawWords != nil && takes[index].target.isSameField(as: field) {
      guard let session = takes[index].session else { continue }
      takes[index].phase = .processing
      outbox.append(.accept(session))
    }
  }
}
