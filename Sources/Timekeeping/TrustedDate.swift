internal import FoundationEssentials
internal import Synchronization

/// The date by which ages are counted, kept over the end of the program.
public final class TrustedDate: Sendable {
  private let read: @Sendable () -> ClockReading
  private let file: String?
  private let state: Mutex<State>

  private struct State {
    var trust: DateTrust
    var written: DateTrust?
  }

  /// Seconds after which what was seen is written again.
  private static let pause = 3600.0

  /// - Parameters:
  ///   - file: such as `$XDG_STATE_HOME/utter/clock.json`; nil remembers as long as the program runs.
  ///   - read: asked whenever somebody asks for the date.
  public init(file: String? = nil, read: @escaping @Sendable () -> ClockReading = { .now }) {
    self.file = file
    self.read = read
    let data = file.flatMap { try? Data(contentsOf: URL(filePath: $0)) }
    let former = data.flatMap { try? JSONDecoder().decode(DateTrust.self, from: $0) }
    state = Mutex(State(trust: former ?? DateTrust(read()), written: former))
  }

  /// Seconds since 1970, as far as that can be believed; never leaps by itself.
  public var believed: Double { look().believed }

  /// Whether the clock says something else.
  public var isInDoubt: Bool { look().isInDoubt }

  /// What the clock says where that is earlier: nothing is older than that.
  public var earliest: Double { min(look().believed, read().date) }

  private func look() -> DateTrust {
    let (trust, isNews) = state.withLock { state in
      state.trust.see(read())
      let isNews = state.written.map { state.trust.isWorthWriting(after: $0, pause: Self.pause) } ?? true
      if isNews { state.written = state.trust }
      return (state.trust, isNews)
    }
    // What cannot be written is seen anew by the next program.
    if isNews, let file, let data = try? JSONEncoder().encode(trust) {
      try? data.write(to: URL(filePath: file), options: .atomic)
    }
    return trust
  }
}

extension DateTrust {
  fileprivate func isWorthWriting(after written: DateTrust, pause: Double) -> Bool {
    seen.start != written.seen.start || isInDoubt != written.isInDoubt || abs(believed - written.believed) >= pause
  }
}
