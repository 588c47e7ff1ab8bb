public import DictationCore
public import ServiceInterface

/// The versions of a dictation that can be chosen from.
extension DictationHost {
  public func alternatives(
    of session: SessionID, from caller: Caller
  ) async throws(DictationFailure) -> [Alternative] {
    try ledger.checkOwner(of: session, is: caller)
    guard clients[caller] == .engine else { throw .notTheOwner(session) }
    return versions.alternatives(of: session)
  }
}
