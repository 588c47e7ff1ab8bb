public import DictationCore

/// What an earlier process left in the journal.
public enum Leftover: Hashable, Sendable {
  /// Audio that was never recognized.
  case audio
  case text(Draft, TextStatus)

  /// Where a dictation goes on that was found like this.
  var phase: SessionPhase {
    switch self {
    case .audio: .recognizing
    case .text(let draft, .waiting): .pending(draft)
    case .text(let draft, .delivering): .perhapsSent(draft)
    case .text(let draft, .dismissed): .dismissed(draft)
    }
  }
}
