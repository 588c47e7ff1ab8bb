import Speech

/// When the host loses patience.
public struct HostLimits: Hashable, Sendable {
  /// How often one utterance is begun again after its worker died, with all that was said so far.
  public var restarts = 2
  /// How long a worker may show no sign of life while it has work.
  public var silence = Duration.seconds(15)
  /// How long a model may take to load. From a slow disk, a gigabyte takes most of a minute.
  public var loading = Duration.seconds(90)
  /// Samples on their way to a worker that falls behind; the others wait where they are kept.
  public var window = AudioFormat.sampleRate * 30
  /// How long a worker stays loaded after its last utterance; nil for ever.
  public var idle: Duration? = .seconds(600)

  public init() {}
}
