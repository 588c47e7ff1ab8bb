import DictationCore
import Wording

/// A text on its way into a field, or something to be done about the one before it.
struct Shipment {
  /// nil for what the service has no part in.
  let session: SessionID?
  let draft: Draft
  let target: CommitTarget
  /// Whose versions can be chosen; the session, but for what is inserted again.
  var origin: SessionID?
  /// The user has not been asked which version he wants.
  var isNew = true
  /// Instead of a text.
  var amendment: Amendment?
  /// The text takes the place of this, which is gone already.
  var replaced: Insertion?
  /// Committed as it is: it stood here before.
  var joined: String?
  /// What stood around the caret, and what is committed there; nil before the first piece.
  private(set) var place: (surroundings: Surroundings, selection: String?, text: String)?
  /// What is left to commit once it was joined to its place; nil before the first piece.
  var rest: Substring?

  init(session: SessionID?, draft: Draft, target: CommitTarget) {
    self.session = session
    origin = session
    self.draft = draft
    self.target = target
    amendment = draft.text.isEmpty ? draft.command?.amendment : nil
  }

  init(_ amendment: Amendment, target: CommitTarget) {
    self.init(session: nil, draft: Draft(text: ""), target: target)
    self.amendment = amendment
  }

  mutating func begin(_ text: String, between surroundings: Surroundings, over selection: String?) {
    place = (surroundings, selection, text)
    rest = text[...]
  }

  /// What was committed, for when it is to be changed.
  var insertion: Insertion? {
    guard let place, !place.text.isEmpty else { return nil }
    return Insertion(
      session: origin, target: target, surroundings: place.surroundings,
      selection: replaced.map(\.selection) ?? place.selection,
      versions: (replaced?.versions ?? []) + [Insertion.Version(draft: draft, text: place.text)])
  }

  /// What the service keeps where the field was left half-way.
  var remainder: Draft? {
    rest.map { Draft(text: String($0), finalStopIsGuessed: draft.finalStopIsGuessed) }
  }
}
