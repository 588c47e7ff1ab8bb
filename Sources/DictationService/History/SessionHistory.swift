import Archive
import DictationCore
import GLibRuntime
import Logging

/// The history by dictation: makes changes in the order in which they were asked for, and says once what is wrong with
/// it. Dictation goes on without, and what is to be remembered waits in memory until the history can be used again.
@GLibActor
final class SessionHistory {
  typealias Opening = @Sendable () async throws -> Archive

  /// nil where there is none, or where it cannot be used.
  private(set) var archive: Archive?
  /// Why there is none, for whoever asks for it.
  private(set) var trouble: String?
  /// How long after a failure the history is not tried again: who holds its file is waited for each time.
  var pause = Duration.seconds(5)
  /// Told what the user should know.
  var onTrouble: ((String) -> Void)?

  private let log = Logger(label: "history")
  private var lastChange: Task<Void, Never>?
  /// Recordings whose text was to be written and is not.
  private var unwritten: Set<String> = []
  /// Recordings that the history has without their texts.
  private var underWay: Set<String> = []
  /// nil where it is of no use to try.
  private var opening: Opening?
  private var lastFailure: ContinuousClock.Instant?
  /// What was to be written while the history could not be used, the oldest first.
  private var waiting: [ArchiveEntry] = []
  private var waitingRepair: (@GLibActor (Archive) async throws -> Void)?

  private static let longestWaiting = 1_000

  /// - Parameter opening: opens it, where it is not open.
  init(_ archive: Archive?, opening: Opening? = nil) {
    self.archive = archive
    self.opening = opening
  }

  /// Asks `body` for what to write when its turn has come; nil writes nothing.
  func save(_ body: @escaping @GLibActor () async -> ArchiveEntry?) {
    perform { [self] archive in
      guard archive != nil || opening != nil, let entry = await body() else { return }
      unwritten.insert(entry.session.recording)
      guard let archive else { return wait(entry) }
      do throws(ArchiveError) {
        try await archive.save(entry)
      } catch {
        // What it keeps in memory goes with it.
        if error.isLasting { wait(entry) }
        throw error
      }
      underWay.remove(entry.session.recording)
      // With it went what could not be written before.
      unwritten = []
    }
  }

  /// Asks `body` for what is known so far of a dictation under way; its whole text follows by `save`, or never.
  func chronicle(_ body: @escaping @GLibActor () async -> ArchiveEntry?) {
    change { [self] archive in
      // What is wrong with the history shows when it is to have the text, which is what must not be lost.
      guard let entry = await body(), (try? await archive.chronicle(entry)) != nil else { return }
      underWay.insert(entry.session.recording)
      unwritten = []
    }
  }

  /// Forgets what is known of a dictation that comes to nothing.
  func withdraw(_ recording: String) {
    change { [self] archive in
      if underWay.remove(recording) != nil { try await archive.withdraw(recording) }
    }
  }

  /// Its row goes with the others that are deleted.
  func noteDeletion(of recording: String) { underWay.remove(recording) }

  /// Asks `body` what became of each dictation that an earlier process was in the middle of; nil forgets it.
  func repair(_ body: @escaping @GLibActor (String) async -> ArchiveEntry?) {
    let repair: @GLibActor (Archive) async throws -> Void = { archive in
      for recording in try await archive.underWay() {
        if let entry = await body(recording) {
          try await archive.chronicle(entry)
        } else {
          try await archive.withdraw(recording)
        }
      }
    }
    perform { [self] archive in
      if let archive { try await repair(archive) } else { waitingRepair = repair }
    }
  }

  private func wait(_ entry: ArchiveEntry) {
    guard opening != nil else { return }
    waiting.removeAll { $0.session.recording == entry.session.recording }
    waiting = waiting.suffix(Self.longestWaiting - 1) + [entry]
  }

  /// Forgets what waits to be written of sessions that are deleted.
  func dropWaiting(where isDeleted: (ArchivedSession) -> Bool) { waiting.removeAll { isDeleted($0.session) } }

  /// Returns once every change is made that was asked for before.
  /// - Returns: whether the history lacks the text of a recording that it was to have.
  func lacks(_ recording: String) async -> Bool {
    await settle()
    return unwritten.contains(recording)
  }

  func setDelivery(_ delivery: ArchivedSession.Delivery, of recording: String) {
    perform { [self] archive in
      for index in waiting.indices where waiting[index].session.recording == recording {
        waiting[index].session.delivery = delivery
      }
      try await archive?.setDelivery(delivery, of: recording)
    }
  }

  /// What was inserted in the end takes the place of what was to be.
  func setInserted(_ text: String, _ version: Alternative, of recording: String) {
    change { archive in
      guard var entry = try await archive.entry(of: recording) else { return }
      let before = entry
      entry.setInserted(text, version)
      if entry != before { try await archive.save(entry) }
    }
  }

  func countCorrection(of recording: String) {
    change { try await $0.countCorrection(of: recording) }
  }

  /// Removes what is older than the user wants.
  func delete(before time: Double) { change { try await $0.delete(before: time) } }

  /// What is dated later than is possible is of today.
  func correctDates(after time: Double, to today: Double) {
    change { try await $0.correctDates(after: time, to: today) }
  }

  /// Returns when every change that was asked for is made.
  func settle() async { await lastChange?.value }

  /// The same, and the history is open if it can be.
  func open() async {
    change { _ in }
    await settle()
  }

  /// What went wrong with a reading or a writing.
  func note(_ error: ArchiveError) {
    if error.isLasting { giveUp(error.sentence) }
    // Whatever is tried, this program cannot read it.
    if case .newer = error { opening = nil }
    tell(error.sentence)
  }

  private func giveUp(_ sentence: String) {
    archive = nil
    trouble = sentence
    lastFailure = .now
  }

  private func tell(_ sentence: String) {
    guard lastTold != sentence else { return }
    lastTold = sentence
    log.error("\(sentence)")
    onTrouble?(sentence)
  }

  private var lastTold: String?

  /// Opens the history where it is not open, though not all the time, and brings to it what waited.
  private func openIfDue() async {
    guard archive == nil, let opening, lastFailure.map({ $0 + pause <= .now }) ?? true else { return }
    do {
      let archive = try await opening()
      try await waitingRepair?(archive)
      waitingRepair = nil
      while let entry = waiting.first {
        try await archive.save(entry)
        waiting.removeFirst()
      }
      unwritten = []
      (self.archive, trouble) = (archive, nil)
    } catch let error as ArchiveError {
      giveUp(error.sentence)
      note(error)
    } catch {
      giveUp("\(error)")
      tell("\(error)")
    }
  }

  /// Does nothing where there is no history.
  private func change(_ body: @escaping @GLibActor (Archive) async throws -> Void) {
    perform { if let archive = $0 { try await body(archive) } }
  }

  private func perform(_ body: @escaping @GLibActor (Archive?) async throws -> Void) {
    lastChange = GLibActor.task { [self, lastChange] in
      await lastChange?.value
      await openIfDue()
      do {
        try await body(archive)
        if archive != nil { lastTold = nil }
      } catch let error as ArchiveError {
        note(error)
      } catch {
        log.error("The history was not written: \(error)")
      }
    }
  }
}
