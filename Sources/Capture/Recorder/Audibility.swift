internal import Speech

/// Whether an open microphone can hear: by what the server says of it, and by the samples themselves.
struct Audibility {
  enum Change: Hashable {
    case silent(SilenceCause)
    case audible
  }

  private let zeroLimit: Int
  private var zeros = ZeroRun()
  private var setting: SilenceCause?
  private var reported: SilenceCause?

  /// - Parameter zeroLimit: so many samples, all zero from the beginning, are a microphone that is off.
  init(zeroLimit: Int) { self.zeroLimit = zeroLimit }

  mutating func hear(_ samples: [Int16]) -> Change? {
    zeros.feed(samples)
    return change()
  }

  /// What the server says now.
  mutating func know(_ microphone: Microphone) -> Change? {
    setting = microphone.isMuted ? .muted : microphone.volume == 0 ? .volumeZero : nil
    return change()
  }

  /// Another microphone: what the last one sent says nothing about it.
  mutating func moveOn() { zeros = ZeroRun() }

  private mutating func change() -> Change? {
    let cause = setting ?? (zeros.isAllZero && zeros.length >= zeroLimit ? .allZero : nil)
    guard cause != reported else { return nil }
    reported = cause
    return cause.map(Change.silent) ?? .audible
  }
}
