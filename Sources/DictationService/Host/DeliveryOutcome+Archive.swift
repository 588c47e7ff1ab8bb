import Archive
import DictationCore

extension DeliveryOutcome {
  /// What the history notes of it; nil where it only counts.
  var archived: ArchivedSession.Delivery? {
    switch self {
    case .delivering: .perhapsSent
    case .delivered: .delivered
    case .pending: .waiting
    case .dismissed: .dismissed
    case .corrected: nil
    }
  }
}
