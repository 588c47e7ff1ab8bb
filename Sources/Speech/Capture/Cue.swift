/// A short sound that tells what the microphone does, for whoever does not look at the screen.
public enum Cue: String, Sendable, CaseIterable {
  /// The microphone is open.
  case start
  /// It is closed, and what was said is worked on.
  case stop
  /// Nothing comes of it.
  case error
}

/// Where cues are heard.
public protocol CuePlayer: Sendable {
  /// Returns when the cue has been heard, or where that is not possible; within a second in any case.
  func play(_ cue: Cue) async
}
