import DictationCore

extension SessionPhase {
  /// Where texts lie that wait for a `take`.
  enum Shelf {
    case pending
    case dismissed
  }

  var shelved: (shelf: Shelf, draft: Draft)? {
    switch self {
    case .pending(let draft): (.pending, draft)
    case .dismissed(let draft): (.dismissed, draft)
    default: nil
    }
  }

  /// The text whose fate the owner may still tell.
  var deliverable: Draft? {
    switch self {
    case .handed(let draft), .delivering(let draft), .pending(let draft), .dismissed(let draft): draft
    default: nil
    }
  }
}
