internal import CSherpa
internal import Localization
internal import Speech

/// Silero's network through sherpa-onnx: far better than energy where there is a fan or a keyboard.
final class SileroDetector: VoiceDetector {
  /// Samples of one decision of the network (Silero v5 at 16 kHz).
  private static let window = 512
  /// Seconds of voice before it counts, which leave out clicks.
  private static let onset: Float = 0.1
  /// Seconds of silence that end a voice.
  private static let hangover: Float = 0.2

  let isCertain = true
  private let functions: Functions
  private let detector: OpaquePointer
  private var rest: [Int16] = []
  private var position = 0
  private(set) var isVoiced = false
  private(set) var hasHeardVoice = false

  init(_ library: SherpaLibrary, model: String) throws(RecognizerError) {
    let functions = try Functions(library)
    let strings = CStrings()
    var configuration = SherpaOnnxVadModelConfig()
    configuration.silero_vad.model = strings(model)
    configuration.silero_vad.threshold = 0.5
    configuration.silero_vad.min_silence_duration = Self.hangover
    configuration.silero_vad.min_speech_duration = Self.onset
    configuration.silero_vad.window_size = Int32(Self.window)
    configuration.silero_vad.max_speech_duration = 60
    configuration.sample_rate = Int32(AudioFormat.sampleRate)
    configuration.num_threads = 1
    configuration.provider = strings("cpu")
    // The buffer holds the speech of a segment, which is read from our own samples and thrown away here.
    guard let detector = withExtendedLifetime(strings, { functions.create(&configuration, 90) }) else {
      throw .modelRejected(localized("The voice activity model \(model) cannot be loaded; install it again."))
    }
    self.functions = functions
    self.detector = detector
  }

  deinit { functions.destroy(detector) }

  func feed(_ samples: [Int16]) -> [VoiceEvent] {
    rest += samples
    var events: [VoiceEvent] = []
    var start = 0
    while rest.count - start >= Self.window {
      if let event = judge(rest[start..<start + Self.window]) { events.append(event) }
      start += Self.window
    }
    rest.removeFirst(start)
    return events
  }

  private func judge(_ window: ArraySlice<Int16>) -> VoiceEvent? {
    functions.accept(detector, Waveform.floats(window), Int32(window.count))
    while functions.isEmpty(detector) == 0 { functions.pop(detector) }
    position += window.count
    let wasVoiced = isVoiced
    isVoiced = functions.isDetected(detector) != 0
    guard isVoiced != wasVoiced else { return nil }
    hasHeardVoice = true
    let delay = isVoiced ? Self.samples(Self.onset) + 2 * Self.window : Self.samples(Self.hangover)
    let boundary = max(0, position - delay)
    return isVoiced ? .began(at: boundary) : .ended(at: boundary)
  }

  private static func samples(_ seconds: Float) -> Int { Int(seconds * Float(AudioFormat.sampleRate)) }
}

extension SileroDetector {
  /// The functions of the detector, as the header declares them.
  private struct Functions {
    typealias Create = @convention(c) (UnsafePointer<SherpaOnnxVadModelConfig>?, Float) -> OpaquePointer?
    typealias Act = @convention(c) (OpaquePointer?) -> Void
    typealias Ask = @convention(c) (OpaquePointer?) -> Int32
    typealias Accept = @convention(c) (OpaquePointer?, UnsafePointer<Float>?, Int32) -> Void

    let create: Create
    let destroy: Act
    let accept: Accept
    let isEmpty: Ask
    let isDetected: Ask
    let pop: Act

    init(_ library: SherpaLibrary) throws(RecognizerError) {
      create = try library.function("SherpaOnnxCreateVoiceActivityDetector")
      destroy = try library.function("SherpaOnnxDestroyVoiceActivityDetector")
      accept = try library.function("SherpaOnnxVoiceActivityDetectorAcceptWaveform")
      isEmpty = try library.function("SherpaOnnxVoiceActivityDetectorEmpty")
      isDetected = try library.function("SherpaOnnxVoiceActivityDetectorDetected")
      pop = try library.function("SherpaOnnxVoiceActivityDetectorPop")
    }
  }
}
