extension DictationMachine {
  public func status(at now: Duration) -> DictationStatus {
    if let sentence = notice?.content.sentence { return .failed(sentence) }
    if let take = takes.last(where: { $0.phase == .recording && $0.isConfirmed }) {
      guard let startedAt = take.startedAt else { return .starting }
      return .recording(seconds: (now - startedAt).components.seconds, levels: take.voice.levels)
    }
    if notice?.content == .sent { return .sent }
    if isReminding { return .waiting(offeredCount) }
    let underWay = takes.filter(\.isUnderWay)
    guard !underWay.isEmpty else { return .idle }
    return underWay.contains { $0.rawWords != nil } ? .rewriting : .processing
  }

  /// The words that were recognized for `field` and are not there yet, or nil.
  public func words(for field: CommitTarget) -> String? {
    let words = takes.filter { $0.isUnderWay && $0.target.isSameField(as: field) }.map(\.words)
    let text = words.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// Whether a text is on its way.
  public var isAwaitingText: Bool { takes.contains(where: \.isUnderWay) }

  /// Whether a dictation runs that the user knows of.
  public var isRecording: Bool { takes.contains { $0.phase == .recording && $0.isConfirmed } }
}
