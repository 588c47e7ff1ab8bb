public import Speech

/// Cues through PulseAudio, or PipeWire's server for it. Connected only while one is played.
public struct PulseCuePlayer: CuePlayer {
  private let server: String?

  /// - Parameter server: as in `PULSE_SERVER`; nil for the one that libpulse finds by itself.
  public init(server: String? = nil) { self.server = server }

  public func play(_ cue: Cue) async {
    await withCheckedContinuation { done in
      CuePlayback.play(cue.samples, on: server, deadline: .seconds(1)) { done.resume() }
    }
  }
}
