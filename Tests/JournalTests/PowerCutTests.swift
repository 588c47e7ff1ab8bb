import Speech
import Synchronization
import Testing

@testable import Journal

/// The machine may lose its power after every byte that the journal writes.
@Suite(.timeLimit(.minutes(20))) struct PowerCutTests {
  /// What must be there once so many changes reached the disk.
  private struct Promise {
    var changes: Int
    var samples = 0
    var segments = 0
    var text: JournalText?
    var isGone = false
  }

  private let text = JournalText(text: "What was said.")

  /// Everything that a dictation does to the journal, and what it promised meanwhile.
  private func record() async throws -> (id: RecordingID, changes: [DiskChange], promises: [Promise]) {
    let fixture = try JournalFixture()
    let changes = Mutex<[DiskChange]>([])
    let journal = try Journal(
      folder: fixture.path, limits: JournalLimits(), now: { 1_800_000_000 }, freeBytes: { nil }
    ) { change in changes.withLock { $0.append(change) } }
    var promise = Promise(changes: 0)
    var promises: [Promise] = []
    func promised(_ change: (inout Promise) -> Void = { _ in }) {
      change(&promise)
      promise.changes = changes.withLock(\.count)
      promises.append(promise)
    }
    let recording = await journal.begin(.example)
    for number in 1...4 {
      await recording.append(ramp(100, from: number * 100 - 100))
      promised { $0.samples = number * 100 }
      guard number < 4 else { break }
      await journal.add(
        JournalSegment(start: number * 100 - 100, end: number * 100, text: "Part \(number).", recognizer: "x"),
        to: recording.id)
      promised { $0.segments = number }
    }
    await recording.finish()
    await journal.keep(text, of: recording.id)
    promised { $0.text = text }
    await journal.cancel(recording.id)
    _ = await journal.restore(recording.id)
    await journal.markDelivering(recording.id)
    promised()
    await journal.markDelivered(recording.id, keepAudioFor: 60)
    promised { ($0.segments, $0.text) = (0, nil) }
    await journal.remove(recording.id)
    promised { $0 = Promise(changes: 0, isGone: true) }
    await journal.close()
    return (recording.id, changes.withLock(\.self), promises)
  }

  @Test func `after every prefix of its writes the journal opens, with all that it promised by then`() async throws {
    let (id, changes, promises) = try await record()
    #expect(changes.count > 30)
    var disk: [String: [UInt8]] = [:]
    for (number, change) in changes.enumerated() {
      let kept = promises.last { $0.changes <= number }
      // What is to go may be gone while it goes.
      let next = promises.first { $0.changes > number }
      if case .write(let path, let offset, let bytes) = change {
        for count in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 24)) {
          var torn = disk
          torn[path, default: []].replace(at: offset, by: bytes.prefix(count))
          try await check(torn, of: id, kept, next, "in change \(number), after \(count) bytes")
        }
      }
      disk.apply(change)
      try await check(disk, of: id, promises.last { $0.changes <= number + 1 }, next, "after change \(number)")
    }
  }

  private func check(
    _ disk: [String: [UInt8]], of id: RecordingID, _ promise: Promise?, _ next: Promise?, _ place: String
  ) async throws {
    let fixture = try JournalFixture()
    _ = try fixture.open()
    for (path, bytes) in disk { try fixture.write(bytes, to: String(path.split(separator: "/").last!)) }
    let journal = try await Self.open(fixture)
    let entries = await journal.entries
    #expect(entries.count <= 1 && entries.allSatisfy { $0.state != .damaged }, "\(place)")
    let found = try? await journal.samples(of: id, in: 0..<1_000)
    if let promise, next?.isGone != true {
      #expect((entries.first?.samples ?? 0) >= promise.samples, "\(place)")
      #expect(found?.starts(with: ramp(promise.samples)) == true, "\(place)")
      #expect(await journal.segments(of: id).count >= min(promise.segments, next?.segments ?? 0), "\(place)")
      if let text = promise.text, next?.text != nil { #expect(entries.first?.text == text, "\(place)") }
    }
    if promise?.isGone == true { #expect(entries.isEmpty, "\(place)") }
    await journal.close()
    // Once more: what was repaired stays so.
    let again = try await Self.open(fixture)
    #expect(await again.entries == entries, "\(place)")
    await again.close()
  }

  private static func open(_ fixture: JournalFixture) async throws -> Journal {
    while true {
      if let journal = try? fixture.open() { return journal }
      await Task.yield()
    }
  }
}

extension [UInt8] {
  fileprivate mutating func replace(at offset: Int, by bytes: ArraySlice<UInt8>) {
    if count < offset { self += [UInt8](repeating: 0, count: offset - count) }
    replaceSubrange(offset..<Swift.min(count, offset + bytes.count), with: bytes)
  }
}

extension [String: [UInt8]] {
  fileprivate mutating func apply(_ change: DiskChange) {
    switch change {
    case .write(let path, let offset, let bytes): self[path, default: []].replace(at: offset, by: bytes[...])
    case .cut(let path, let size): self[path] = Array(self[path, default: []].prefix(size))
    case .rename(let from, let to): self[to] = removeValue(forKey: from)
    case .remove(let path): self[path] = nil
    }
  }
}
