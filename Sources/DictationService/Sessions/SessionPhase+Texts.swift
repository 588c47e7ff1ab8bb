import DictationCore

extension SessionPhase {
  /// Where texts lie that wait for a `take`, in the order in which they are handed out.
  enum Shelf: CaseIterable {
    case pending
    case dismissed
    case perhapsSent
  }

  var shelf: Shelf? {
    switch self {
    case .pending: .pending
    case .dismissed: .dismissed
    case .perhapsSent: .perhapsSent
    default: nil
    }
  }

  /// The text whose fate the owner may tell.
  var draft: Draft? {
    switch self {
    case .handed(let draft), .delivering(let draft), .pending(let draft), .dismissed(let draft),
      .perhapsSent(let draft):
      draft
    default: nil
    }
  }
}
