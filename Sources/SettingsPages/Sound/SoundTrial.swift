internal import Capture
internal import GLibRuntime
internal import Speech

/// A recording for the user's own ears: how loud it is while it is made, and the sound of it afterwards. It stays in
/// memory and is forgotten with the page.
@GLibActor
final class SoundTrial {
  enum State: Hashable {
    case idle
    case recording
    case playing
  }

  var onChange: (@GLibActor () -> Void)?
  private(set) var state = State.idle
  /// Of the last seconds, the newest last; each is the loudest sample of 60 ms, 0 to 1.
  private(set) var peaks: [Float] = []
  /// What went wrong or is odd, as a sentence.
  private(set) var problem: String?

  static let shownPeaks = 100
  /// Longer ones end by themselves.
  private static let longest = AudioFormat.sampleRate * 30
  private static let samplesPerPeak = AudioFormat.sampleRate * 60 / 1000

  private let source: PulseAudioSource
  private var samples: [Int16] = []
  /// How many of them are in `peaks`.
  private var measured = 0
  private var session: (any CaptureSession)?
  private var playing: Task<Void, Never>?

  init(_ source: PulseAudioSource) { self.source = source }

  var hasRecording: Bool { state != .recording && !samples.isEmpty }

  func record(_ choice: MicrophoneChoice) {
    stop()
    samples = []
    measured = 0
    peaks = []
    problem = nil
    state = .recording
    onChange?()
    let session = source.capture(CaptureRequest(microphone: choice, tail: .zero))
    self.session = session
    GLibActor.task { [weak self] in
      for await event in session.events { self?.take(event) }
      self?.ended(session)
    }
  }

  func stop() {
    session?.cancel()
    playing?.cancel()
    if state == .playing { state = .idle }
  }

  func play() {
    guard state == .idle, hasRecording else { return }
    state = .playing
    onChange?()
    let samples = samples
    playing = GLibActor.task { [weak self] in
      let problem = await SoundPlayer.play(samples)
      self?.problem = problem
      self?.state = .idle
      self?.onChange?()
    }
  }

  private func take(_ event: CaptureEvent) {
    switch event {
    case .fragment(let fragment):
      samples += fragment.samples
      measure()
      if samples.count >= Self.longest { session?.cancel() }
      return
    case .silent(let microphone, let cause): problem = MicrophoneWords.silence(of: microphone, cause)
    case .failed(let error): problem = error.sentence
    case .audible: problem = nil
    case .opened, .started, .moved, .stopped: break
    }
    onChange?()
  }

  /// One more peak for each piece of sound that is complete.
  private func measure() {
    var isNew = false
    while samples.count - measured >= Self.samplesPerPeak {
      let piece = samples[measured..<(measured + Self.samplesPerPeak)]
      measured += Self.samplesPerPeak
      peaks.append(Float(piece.map(\.magnitude).max() ?? 0) / 32_768)
      isNew = true
    }
    if peaks.count > Self.shownPeaks { peaks.removeFirst(peaks.count - Self.shownPeaks) }
    if isNew { onChange?() }
  }

  private func ended(_ session: any CaptureSession) {
    guard self.session === session else { return }
    self.session = nil
    state = .idle
    onChange?()
  }
}
