internal import Glibc
internal import Localization
internal import Speech

extension Journal {
  /// Begins a recording; never fails.
  public func begin(_ details: RecordingDetails) -> JournalRecording {
    let time = now()
    var entry = JournalEntry(id: RecordingID(beginningAt: time), details: details, state: .recording, startedAt: time)
    entry.changedAt = date()
    let bytes = makeRoom()
    store(entry)
    let writer = AudioWriter(entry.id, in: folder)
    writer.begin(refusedBecause: lackOfRoom)
    writers[entry.id] = writer
    let notice =
      writer.refusal.map { JournalNotice.inMemory(reason: $0) }
      ?? (bytes > limits.total ? .overLimit(bytes: bytes) : nil)
    return JournalRecording(id: entry.id, notice: notice, journal: self)
  }

  /// Samples of the recording so far; 0 for an unknown one.
  public func sampleCount(of id: RecordingID) -> Int { writers[id]?.samples ?? kept[id]?.samples ?? 0 }

  /// A stretch of a recording, while it grows and afterwards; shorter where the recording ends before.
  /// - Parameter range: in samples from the beginning.
  /// - Throws: `JournalError.unknown` or `.notReadable`.
  public func samples(of id: RecordingID, in range: Range<Int>) throws(JournalError) -> [Int16] {
    guard kept[id] != nil else { throw .unknown(id) }
    let wanted = range.clamped(to: 0..<sampleCount(of: id))
    do {
      if let writer = writers[id] { return try writer.read(wanted) }
      guard let folder else { return [] }
      let file = try FileHandle(folder.audio(id), O_RDONLY)
      return [Int16](bytes: try file.read(wanted.count * 2, at: WAVHeader.byteCount + wanted.lowerBound * 2))
    } catch {
      throw .notReadable(id, reason: error.reason)
    }
  }

  func append(_ samples: [Int16], to id: RecordingID) -> JournalNotice? {
    guard let writer = writers[id] else { return nil }
    let before = writer.refusal
    let second = writer.samples / AudioFormat.sampleRate
    writer.append(samples)
    // The disk is asked once a second: others fill it too, and free it.
    if writer.samples / AudioFormat.sampleRate > second { followTheDisk(writer) }
    return notice(of: writer, since: before)
  }

  func finish(_ id: RecordingID) -> JournalNotice? {
    guard let writer = writers[id], kept[id]?.state == .recording else { return nil }
    guard writer.samples > 0 else {
      erase(id)
      return nil
    }
    let before = writer.refusal
    if before != nil, lackOfRoom == nil { writer.retry() }
    writer.finish()
    change(id) {
      $0.state = .recorded
      $0.samples = writer.samples
    }
    // What is only in memory must stay reachable.
    if writer.refusal == nil { writers[id] = nil }
    return notice(of: writer, since: before)
  }

  private func followTheDisk(_ writer: AudioWriter) {
    var lack = lackOfRoom
    if lack != nil {
      removeDone()
      lack = lackOfRoom
    }
    if let lack { writer.refuse(because: lack) } else { writer.retry() }
  }

  private func notice(of writer: AudioWriter, since before: String?) -> JournalNotice? {
    switch (before, writer.refusal) {
    case (nil, let reason?): .inMemory(reason: reason)
    case (.some, nil): .onDisk
    default: nil
    }
  }

  /// Why nothing may be written now, nil where there is room.
  private var lackOfRoom: String? {
    guard folder != nil else { return localized("there is no journal folder") }
    return freeBytes().map { $0 < limits.reserve } ?? false ? localized("the disk is full") : nil
  }

  /// Removes what is done with until the journal is within its bound.
  /// - Returns: the bytes that are left.
  private func makeRoom() -> Int {
    guard let folder else { return 0 }
    var bytes = folder.usedBytes
    for entry in entries where bytes > limits.total && entry.isDone {
      erase(entry.id)
      bytes = folder.usedBytes
    }
    return bytes
  }

  private func removeDone() {
    for entry in entries where entry.isDone { erase(entry.id) }
  }
}
