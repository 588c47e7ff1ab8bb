/// Tells voice from silence by energy against an adaptive floor, in frames of 20 ms. Good in quiet rooms; a keyboard
/// fools it. It decides about empty takes, pauses and auto-stop, never about what is recorded.
public struct EnergyVoiceDetector: Sendable {
  public struct Settings: Hashable, Sendable {
    /// How far above the floor a frame must be to count as voice, in decibels.
    public var margin = 9.0
    /// No frame below this counts as voice, in dBFS: quieter than a whisper at arm's length.
    public var quietest = -50.0
    /// Loud frames in a row that make a voice. Two (40 ms) leave out clicks.
    public var onset = 2
    /// Frames without voice that end it: 15 (300 ms) bridge the stops within and between words.
    public var hangover = 15

    public init() {}
  }

  /// Whether a voice is heard now, the hangover included.
  public private(set) var isVoiced = false
  /// Samples that belonged to a voice so far, without hangover.
  public private(set) var voicedSamples = 0
  /// Samples since the last loud frame of a voice, or since the beginning where there was none.
  public private(set) var samplesSinceVoice = 0
  /// The run of zeros that a muted microphone gives.
  public private(set) var zeros = ZeroRun()

  private let settings: Settings
  private var floor = NoiseFloor()
  private var frame: [Int16] = []
  private var position = 0
  private var loudFrames = 0
  private var quietFrames = 0

  public init(_ settings: Settings = Settings()) { self.settings = settings }

  /// Whether a voice was heard at all.
  public var hasHeardVoice: Bool { voicedSamples > 0 }

  /// Any number of samples; an unfinished frame waits for the next call.
  public mutating func feed(_ samples: [Int16]) -> [VoiceEvent] {
    zeros.feed(samples)
    var events: [VoiceEvent] = []
    var rest = samples[...]
    while !rest.isEmpty {
      let part = rest.prefix(AudioFormat.fragmentSamples - frame.count)
      frame += part
      rest = rest.dropFirst(part.count)
      guard frame.count == AudioFormat.fragmentSamples else { break }
      if let event = judgeFrame() { events.append(event) }
      frame.removeAll(keepingCapacity: true)
    }
    return events
  }

  private mutating func judgeFrame() -> VoiceEvent? {
    let level = Level(frame).decibels
    // The floor is asked before it hears the frame, or a voice would lift its own threshold.
    let isLoud = level > max(settings.quietest, floor.decibels + settings.margin)
    floor.feed(level)
    position += frame.count
    return isLoud ? hearLoudFrame() : hearQuietFrame()
  }

  private mutating func hearLoudFrame() -> VoiceEvent? {
    loudFrames += 1
    quietFrames = 0
    guard loudFrames >= settings.onset || isVoiced else {
      samplesSinceVoice += frame.count
      return nil
    }
    samplesSinceVoice = 0
    guard !isVoiced else {
      voicedSamples += frame.count
      return nil
    }
    isVoiced = true
    voicedSamples += loudFrames * frame.count
    return .began(at: position - loudFrames * frame.count)
  }

  private mutating func hearQuietFrame() -> VoiceEvent? {
    loudFrames = 0
    quietFrames += 1
    samplesSinceVoice += frame.count
    guard isVoiced, quietFrames >= settings.hangover else { return nil }
    isVoiced = false
    return .ended(at: position - samplesSinceVoice)
  }
}
