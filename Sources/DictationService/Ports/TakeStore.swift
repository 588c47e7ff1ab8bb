public import DictationCore
public import GLibRuntime

/// Where takes and undelivered texts are safe: `Journal` in the program. All errors name the remedy.
@GLibActor
public protocol TakeStore: AnyObject {
  /// Opens a take for writing.
  func begin(_ id: SessionID) throws(DictationFailure)
  /// Writes samples behind those that are there; on return they survive a crash of this process.
  func append(_ samples: [Int16], to id: SessionID) throws(DictationFailure)
  /// The take is complete.
  func end(_ id: SessionID)
  /// Every sample of a take.
  func samples(of id: SessionID) throws(DictationFailure) -> [Int16]
  func save(_ draft: Draft, _ status: TextStatus, of id: SessionID) throws(DictationFailure)
  /// Cancelled takes are not offered after a crash.
  func setCancelled(_ isCancelled: Bool, _ id: SessionID)
  func forget(_ id: SessionID)
  /// What earlier processes left, the oldest first; `name` tells this store which dictation it becomes.
  func adoptLeftovers(_ name: (Leftover) -> SessionID)
}
