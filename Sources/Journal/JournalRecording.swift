/// A recording that grows.
public struct JournalRecording: Sendable {
  public let id: RecordingID
  /// What the user should know from the beginning.
  public let notice: JournalNotice?
  private let journal: Journal

  init(id: RecordingID, notice: JournalNotice?, journal: Journal) {
    self.id = id
    self.notice = notice
    self.journal = journal
  }

  /// Returns when the samples would survive the end of the process. To be awaited before anything else happens to them.
  /// - Parameter samples: 16 kHz mono.
  /// - Returns: what the user should know, once for each change.
  @discardableResult
  public func append(_ samples: [Int16]) async -> JournalNotice? { await journal.append(samples, to: id) }

  /// No more samples will come. One without any samples is removed.
  @discardableResult
  public func finish() async -> JournalNotice? { await journal.finish(id) }
}
