/// What the user should know about where his words are.
public enum JournalNotice: Hashable, Sendable {
  /// From here on the recording is in memory only, and lost if the service is killed; the reason is a clause such as
  /// `the disk is full`.
  case inMemory(reason: String)
  /// There was room again: everything is on disk.
  case onDisk
  /// Recordings that wait for the user take more than the journal may, so many bytes. Nothing is removed.
  case overLimit(bytes: Int)
}
