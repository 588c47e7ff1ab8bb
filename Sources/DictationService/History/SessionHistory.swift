import Archive
import DictationCore
import GLibRuntime
import Logging

/// The history by dictation: makes changes in the order in which they were asked for, and says once what is wrong with
/// it. Dictation goes on without.
@GLibActor
final class SessionHistory {
  /// nil where there is none, or where it cannot be used.
  private(set) var archive: Archive?
  /// Why there is none, for whoever asks for it.
  private(set) var trouble: String?
  /// Told what the user should know.
  var onTrouble: ((String) -> Void)?

  private let log = Logger(label: "history")
  private var lastChange: Task<Void, Never>?
  /// Recordings whose text was to be written and is not.
  private var unwritten: Set<String> = []
  /// Recordings that the history has without their texts.
  private var underWay: Set<String> = []

  init(_ archive: Archive?, trouble: String? = nil) {
    self.archive = archive
    self.trouble = trouble
  }

  /// Asks `body` for what to write when its turn has come; nil writes nothing.
  func save(_ body: @escaping @GLibActor () async -> ArchiveEntry?) {
    change { [self] archive in
      guard let entry = await body() else { return }
      unwritten.insert(entry.session.recording)
      try await archive.save(entry)
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
    change { archive in
      for recording in try await archive.underWay() {
        if let entry = await body(recording) {
          try await archive.chronicle(entry)
        } else {
          try await archive.withdraw(recording)
        }
      }
    }
  }

  /// Returns once every change is made that was asked for before.
  /// - Returns: whether the history lacks the text of a recording that it was to have.
  func lacks(_ recording: String) async -> Bool {
    await settle()
    return unwritten.contains(recording)
  }

  func setDelivery(_ delivery: ArchivedSession.Delivery, of recording: String) {
    change { try await $0.setDelivery(delivery, of: recording) }
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

  /// What went wrong with a reading or a writing.
  func note(_ error: ArchiveError) {
    if error.isLasting {
      archive = nil
      trouble = error.sentence
    }
    guard lastTold != error.sentence else { return }
    lastTold = error.sentence
    log.error("\(error.sentence)")
    onTrouble?(error.sentence)
  }

  private var lastTold: String?

  private func change(_ body: @escaping @GLibActor (Archive) async throws -> Void) {
    lastChange = GLibActor.task { [self, lastChange] in
      await lastChange?.value
      guard let archive else { return }
      do {
        try await body(archive)
        lastTold = nil
      } catch let error as ArchiveError {
        note(error)
      } catch {
        log.error("The history was not written: \(error)")
      }
    }
  }
}
