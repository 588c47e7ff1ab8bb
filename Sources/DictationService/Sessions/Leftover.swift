import DictationCore

/// What an earlier process left in the journal.
enum Leftover: Hashable, Sendable {
  /// Audio that was never recognized.
  case audio
  case pending(Draft)
  case perhapsSent(Draft)

  /// Where a dictation goes on that was found like this.
  var phase: SessionPhase {
    switch self {
    case .audio: .failed
    case .pending(let draft): .pending(draft)
    case .perhapsSent(let draft): .perhapsSent(draft)
    }
  }
}
