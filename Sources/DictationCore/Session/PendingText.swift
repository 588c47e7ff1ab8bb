/// A text whose field was gone when it was ready. It waits at the service until it is taken, and is taken once.
public struct PendingText: Hashable, Sendable {
  public var session: SessionID
  public var draft: Draft

  public init(session: SessionID, draft: Draft) {
    self.session = session
    self.draft = draft
  }
}
