internal import Glibc
internal import Speech
internal import Threads

/// Everything said, from the first sample until its text is where it belongs. Folder 0700, files 0600; for each
/// recording a WAV file and beside it a small JSON file with its state and, once there is one, its text; of a long one the
/// texts of its segments too, as they come.
///
/// What was given to the journal survives the end of the process at any moment. A power cut costs at most the last second
/// of audio, and may bring back an older state; a pending text and those of segments survive it.
///
/// A disk that is full, or a folder that cannot be used, is no reason not to record: the journal goes on in memory
/// and says so.
public actor Journal {
  /// Where it is; nil for a journal in memory.
  public nonisolated var path: String? { folder?.path }

  let folder: JournalFolder?
  let limits: JournalLimits
  let now: @Sendable () -> Double
  /// By which ages are counted.
  let date: @Sendable () -> Double
  let freeBytes: @Sendable () -> Int?
  private(set) var kept: [RecordingID: JournalEntry] = [:]
  var writers: [RecordingID: AudioWriter] = [:]
  var segmentLists: [RecordingID: SegmentList] = [:]

  private let executor = ThreadExecutor()
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens the journal and makes recordings of earlier runs whole again.
  /// - Parameters:
  ///   - folder: made where it is missing, such as `$XDG_STATE_HOME/utter/journal`.
  ///   - date: by which ages are counted, in seconds since 1970; nil for what the clock says.
  /// - Throws: `JournalError.inUse` or `.notWritable`.
  public init(
    folder: String, limits: JournalLimits = JournalLimits(), date: (@Sendable () -> Double)? = nil
  ) throws(JournalError) {
    try self.init(folder: folder, limits: limits, now: Journal.wallClock, date: date, freeBytes: nil)
  }

  /// A journal that forgets everything at the end of the process, for a folder that cannot be used.
  public init(inMemory limits: JournalLimits = JournalLimits()) {
    folder = nil
    self.limits = limits
    now = Journal.wallClock
    date = now
    freeBytes = { nil }
  }

  init(
    folder path: String, limits: JournalLimits, now: @escaping @Sendable () -> Double,
    date: (@Sendable () -> Double)? = nil, freeBytes: (@Sendable () -> Int?)?,
    onChange: (@Sendable (DiskChange) -> Void)? = nil
  ) throws(JournalError) {
    let folder = try JournalFolder(path, onChange: onChange)
    self.folder = folder
    self.limits = limits
    self.now = now
    self.date = date ?? now
    self.freeBytes = freeBytes ?? { folder.freeBytes }
    kept = JournalRecovery(folder, now: self.date()).entries()
  }

  /// Every entry, oldest first. Right after the opening: what earlier runs left.
  public var entries: [JournalEntry] { kept.values.sorted { $0.id < $1.id } }

  public func entry(_ id: RecordingID) -> JournalEntry? { kept[id] }

  /// Lets another service have the folder. To be the last call.
  public func close() { folder?.unlock() }

  /// Makes a change to an entry, in memory and on disk.
  /// - Parameter isDurable: whether to wait for the disk.
  func change(_ id: RecordingID, isDurable: Bool = false, _ body: (inout JournalEntry) -> Void) {
    guard var entry = kept[id] else { return }
    body(&entry)
    entry.changedAt = date()
    store(entry, isDurable: isDurable)
  }

  func store(_ entry: JournalEntry, isDurable: Bool = false) {
    kept[entry.id] = entry
    // A full disk: the state is in memory, and what was there before stays.
    if let folder { try? folder.replace(folder.note(entry.id), by: EntryNote.encode(entry), isDurable: isDurable) }
  }

  /// Removes everything of a recording. Its note goes last: an interruption leaves no audio of which nothing is known.
  func erase(_ id: RecordingID) {
    kept[id] = nil
    writers[id] = nil
    segmentLists[id] = nil
    folder?.remove(id)
  }

  private static let wallClock: @Sendable () -> Double = {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
