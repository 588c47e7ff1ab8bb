/// How one dictation wants to be captured.
public struct CaptureRequest: Hashable, Sendable {
  public var microphone: MicrophoneChoice
  /// What is still captured after `stop`: people let go of the key before the last sound is out.
  public var tail: Duration
  /// How long the device stays open afterwards, its samples dropped as they come. Zero releases it at once.
  public var keep: Duration
  /// Nothing but zeros from the beginning for so long is reported as `silent`.
  public var zerosUntilSilent: Duration
  /// No samples for so long is a failure: another program holds the device, or the server hangs.
  public var stallLimit: Duration
  /// The microphone opens and says so, and what it hears is dropped until `listen`: for a sound that announces it.
  public var waitsToListen: Bool

  public init(
    microphone: MicrophoneChoice = .followDefault, tail: Duration = .milliseconds(200), keep: Duration = .zero,
    zerosUntilSilent: Duration = .milliseconds(1_500), stallLimit: Duration = .seconds(5),
    waitsToListen: Bool = false
  ) {
    self.microphone = microphone
    self.tail = tail
    self.keep = keep
    self.zerosUntilSilent = zerosUntilSilent
    self.stallLimit = stallLimit
    self.waitsToListen = waitsToListen
  }
}
