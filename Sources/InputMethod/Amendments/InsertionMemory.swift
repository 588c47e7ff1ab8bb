import DictationCore

/// What was dictated last, for as long as nobody else can have come to the machine. It is never written anywhere.
struct InsertionMemory {
  private var insertions: [Insertion] = []
  /// What can be inserted again, wherever the caret is.
  private(set) var latest: Draft?
  /// Whose versions those of `latest` are.
  private(set) var latestSession: SessionID?

  private static let longest = 8

  var isEmpty: Bool { insertions.isEmpty }

  mutating func add(_ insertion: Insertion) {
    insertions = insertions.suffix(Self.longest - 1) + [insertion]
    latest = insertion.current.draft
    latestSession = insertion.session
  }

  /// The last one, where it was committed into this field and the focus has stayed there.
  func last(in field: CommitTarget) -> Insertion? {
    insertions.last.flatMap { $0.target.isSameField(as: field) ? $0 : nil }
  }

  /// The last one, where it is of that dictation and in the same place, also when the focus was elsewhere meanwhile.
  func last(of session: SessionID, in place: CommitTarget) -> Insertion? {
    insertions.last.flatMap { $0.session == session && $0.target.isSamePlace(as: place) ? $0 : nil }
  }

  /// The last one was taken out of its field. It can be inserted again.
  mutating func removeLast() { _ = insertions.popLast() }

  /// The version that shall be inserted instead, where its place could not be had.
  mutating func prefer(_ draft: Draft) { latest = draft }

  mutating func forget() { self = InsertionMemory() }
}
