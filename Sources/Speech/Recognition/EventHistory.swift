/// Lets through what is new: a recognizer that was started again, or took over from another, hears the utterance from its
/// beginning and says much a second time.
public struct EventHistory: Sendable {
  private var hypothesis = GrowingHypothesis()
  private var lastVoiceEvent = -1

  public init() {}

  /// What to hand on for `event`; nil where it says nothing new.
  public mutating func take(_ event: RecognitionEvent) -> RecognitionEvent? {
    switch event {
    case .partial(let said): return hypothesis.show(said).map { .partial($0) }
    case .voice(.began(let sample)), .voice(.ended(let sample)):
      guard sample > lastVoiceEvent else { return nil }
      lastVoiceEvent = sample
      return event
    }
  }
}
