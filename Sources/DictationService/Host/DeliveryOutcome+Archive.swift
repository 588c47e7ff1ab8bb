import Archive
import DictationCore

extension DeliveryOutcome {
  /// What the history notes of it; nil for what is not over.
  var archived: ArchivedSession.Delivery? {
    switch self {
    case .delivering: .perhapsSent
    case .delivered: .delivered
    case .pending: .waiting
    case .dismissed: .dismissed
    }
  }
}
