internal import Speech

/// Cuts what is spoken into recordings for a service: each begins a little before a voice and ends at a pause, and none is
/// longer than 30 s, the window of Whisper's models.
struct Segmenter: Sendable {
  enum Step: Equatable, Sendable {
    /// A recording begins.
    case open
    /// Belongs to the one that is open.
    case samples([Int16])
    case close
  }

  struct Settings: Sendable {
    /// Below this only a long pause ends a recording: services bill ten seconds, and words need what is around them.
    var shortest = Duration.seconds(8)
    /// From here on the shortest pause between words will do.
    var long = Duration.seconds(20)
    /// From here on samples are held back, so that the cut can be where it is quietest.
    var held = Duration.seconds(27)
    var longest = Duration.seconds(30)
    var longPause = Duration.seconds(2)
    var shortPause = Duration.milliseconds(120)
    /// Kept from before a voice: a soft beginning is noticed late.
    var lead = Duration.seconds(2)
  }

  private let settings: Settings
  private var detector = EnergyVoiceDetector()
  private var frame: [Int16] = []
  private var lead: [Int16] = []
  private var held: [Int16] = []
  private var length = 0
  private var isOpen = false

  init(_ settings: Settings = Settings()) { self.settings = settings }

  /// Any number of samples.
  mutating func feed(_ samples: [Int16]) -> [Step] {
    var steps: [Step] = []
    frame += samples
    var start = 0
    while frame.count - start >= AudioFormat.fragmentSamples {
      hear(Array(frame[start..<start + AudioFormat.fragmentSamples]), &steps)
      start += AudioFormat.fragmentSamples
    }
    frame.removeFirst(start)
    return Self.merged(steps)
  }

  mutating func finish() -> [Step] {
    var steps: [Step] = []
    if isOpen {
      emit(held + frame, &steps)
      steps.append(.close)
    }
    self = Segmenter(settings)
    return Self.merged(steps)
  }

  private mutating func hear(_ frame: [Int16], _ steps: inout [Step]) {
    _ = detector.feed(frame)
    guard isOpen else {
      lead.append(contentsOf: frame)
      lead.removeFirst(max(0, lead.count - AudioFormat.samples(in: settings.lead)))
      if detector.isVoiced { open(with: lead, &steps) }
      return
    }
    length += frame.count
    let duration = AudioFormat.duration(ofSamples: length)
    if duration > settings.held { held += frame } else { emit(frame, &steps) }
    if duration >= settings.longest {
      cutAtQuietest(&steps)
    } else if isPause(after: duration) {
      emit(held, &steps)
      close(&steps)
    }
  }

  private func isPause(after duration: Duration) -> Bool {
    let quiet = AudioFormat.duration(ofSamples: detector.samplesSinceVoice)
    if duration >= settings.long { return quiet >= settings.shortPause }
    if duration >= settings.shortest { return !detector.isVoiced }
    return quiet >= settings.longPause
  }

  private mutating func open(with samples: [Int16], _ steps: inout [Step]) {
    isOpen = true
    length = samples.count
    lead = []
    steps.append(.open)
    emit(samples, &steps)
  }

  private mutating func close(_ steps: inout [Step]) {
    steps.append(.close)
    isOpen = false
    length = 0
    held = []
  }

  /// Nobody paused for half a minute: between the quietest two frames of the last seconds.
  private mutating func cutAtQuietest(_ steps: inout [Step]) {
    let size = AudioFormat.fragmentSamples
    let frames = held.count / size
    let quietest = (0..<frames).min {
      Level(held[$0 * size..<($0 + 1) * size]).rms < Level(held[$1 * size..<($1 + 1) * size]).rms
    }
    let cut = ((quietest ?? 0) + 1) * size
    let rest = Array(held.dropFirst(cut))
    emit(Array(held.prefix(cut)), &steps)
    close(&steps)
    open(with: rest, &steps)
  }

  private func emit(_ samples: [Int16], _ steps: inout [Step]) {
    if !samples.isEmpty { steps.append(.samples(samples)) }
  }

  private static func merged(_ steps: [Step]) -> [Step] {
    steps.reduce(into: []) { result, step in
      if case .samples(let more) = step, case .samples(let before)? = result.last {
        result[result.count - 1] = .samples(before + more)
      } else {
        result.append(step)
      }
    }
  }
}
