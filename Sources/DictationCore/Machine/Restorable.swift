/// A cancelled dictation that can be brought back.
struct Restorable: Hashable, Sendable {
  let session: SessionID
  let end: Duration

  init(_ session: SessionID, at now: Duration) {
    self.session = session
    end = now + .seconds(60)
  }
}
