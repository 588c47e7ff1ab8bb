/// The last levels of a recording, and when a voice was last among them.
struct VoiceMeter: Hashable, Sendable {
  /// The last three, the newest last; 0 to 1, linear in decibels.
  private(set) var levels: [Double] = [0, 0, 0]
  private(set) var lastVoice: Duration
  /// The quietest so far: what the room sounds like.
  private var floor: Double = Self.loudestFloor

  /// A steady sound above this is taken for a voice and not for the room.
  private static let loudestFloor = 0.25
  private static let voiceAboveFloor = 0.2

  init(at now: Duration) { lastVoice = now }

  mutating func note(_ level: Double, at now: Duration) {
    let level = level.isFinite ? min(max(level, 0), 1) : 0
    levels = levels.dropFirst() + [level]
    floor = min(floor, level)
    if level >= floor + Self.voiceAboveFloor { lastVoice = now }
  }

  /// Words were recognized, so there was a voice, however quiet.
  mutating func noteWords(at now: Duration) { lastVoice = now }
}
