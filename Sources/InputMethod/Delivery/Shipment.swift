import DictationCore

/// A text on its way into a field.
struct Shipment {
  /// nil for a text that was delivered before and is inserted once more: the service has done with it.
  let session: SessionID?
  let draft: Draft
  let target: CommitTarget
  /// What is left to commit once it was joined to its place; nil before the first piece.
  var rest: Substring?

  /// What the service keeps where the field was left half-way.
  var remainder: Draft? {
    rest.map { Draft(text: String($0), finalStopIsGuessed: draft.finalStopIsGuessed) }
  }
}
