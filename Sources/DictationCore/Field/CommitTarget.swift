/// The field that a text was dictated for, as far as IBus lets it be known.
public struct CommitTarget: Hashable, Sendable {
  /// The object path of the input context, nil after the plain `focus_in`. GNOME Shell has one for all applications,
  /// Qt one for each.
  public var path: String?
  /// The client string, nil after the plain `focus_in`.
  public var client: String?
  public var purpose: InputPurpose
  public var hints: InputHints
  /// Counts everything that may have moved the focus, for the whole process: in Qt and on GNOME it alone tells two
  /// fields apart.
  public var epoch: UInt64

  public init(
    path: String? = nil, client: String? = nil, purpose: InputPurpose = .freeForm, hints: InputHints = [],
    epoch: UInt64 = 0
  ) {
    self.path = path
    self.client = client
    self.purpose = purpose
    self.hints = hints
    self.epoch = epoch
  }

  /// Whether it is the same input context, though the focus may have been elsewhere meanwhile. That is as near as one comes
  /// to a field again: what stands there has to prove the rest.
  public func isSamePlace(as current: CommitTarget) -> Bool {
    path != nil && path == current.path && client == current.client && purpose == current.purpose
  }

  /// Whether nothing says that `current` is another field; an unknown equals an unknown. Hints may change while one
  /// types (an on-screen keyboard comes and goes), so they are judged by `FieldPolicy` alone.
  public func isSameField(as current: CommitTarget) -> Bool {
    epoch == current.epoch && path == current.path && client == current.client && purpose == current.purpose
  }
}
