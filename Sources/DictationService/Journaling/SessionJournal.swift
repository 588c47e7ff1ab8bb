import DictationCore
import GLibRuntime
import Journal
import Localization
import Logging
import Speech

/// The journal by dictation: knows which recording belongs to which, and makes changes in the order in which they were
/// asked for, since a text must not be marked before it is kept.
@GLibActor
final class SessionJournal {
  /// Seconds for which a result that is in doubt keeps its audio.
  static let doubtfulFor = 24.0 * 3600
  /// Seconds for which a recording stays that no recognizer could read.
  static let unreadableFor = 30.0 * 24 * 3600

  let journal: Journal
  private let log = Logger(label: "journal")
  private var recordings: [SessionID: RecordingID] = [:]
  private var lastChange: Task<Void, Never>?

  /// Told what the user should know of where his words are.
  var onTrouble: ((String) -> Void)?

  init(_ journal: Journal) { self.journal = journal }

  func begin(_ id: SessionID, _ request: StartRequest, isOffTheRecord: Bool) async -> JournalRecording {
    var details = RecordingDetails(
      session: id.rawValue, mode: request.mode.rawValue, client: request.client, language: request.language,
      purpose: request.purpose.rawValue, hints: request.hints.rawValue)
    details.title = request.title.isEmpty ? nil : request.title
    details.isNote = request.isNote ? true : nil
    details.isOffTheRecord = isOffTheRecord ? true : nil
    let recording = await journal.begin(details)
    recordings[id] = recording.id
    note(recording.notice)
    return recording
  }

  /// On return the samples survive a crash of this process.
  func append(_ samples: [Int16], to recording: JournalRecording) async { note(await recording.append(samples)) }

  func finish(_ recording: JournalRecording) async { note(await recording.finish()) }

  func save(_ draft: Draft, of id: SessionID) {
    let text = JournalText(draft)
    change(id) { await $0.keep(text, of: $1) }
  }

  /// Calls `body` when the journal has the text as one that is on its way, also for a dictation that is not in it.
  func deliver(_ draft: Draft, of id: SessionID, then body: @escaping @GLibActor () -> Void) {
    let text = JournalText(draft)
    change(id) { await $0.deliver(text, of: $1) }
    GLibActor.task { [lastChange] in
      await lastChange?.value
      body()
    }
  }

  func markDelivering(_ id: SessionID) { change(id) { await $0.markDelivering($1) } }

  /// - Parameter reader: brings the last samples to the journal.
  func setCancelled(_ isCancelled: Bool, _ id: SessionID, after reader: Task<Void, Never>?) {
    change(id) { journal, recording in
      await reader?.value
      if isCancelled { await journal.cancel(recording) } else { _ = await journal.restore(recording) }
    }
  }

  /// - Parameters:
  ///   - history: is to have the text first; where it could not write it, the audio is kept for a day.
  ///   - seconds: how long the audio is kept all the same.
  func forget(_ id: SessionID, after history: SessionHistory, keepingAudioFor seconds: Double = 0) {
    change(id) { [weak self] journal, recording in
      let seconds = await history.lacks(recording.rawValue) ? max(seconds, Self.doubtfulFor) : seconds
      if seconds > 0 {
        await journal.markDelivered(recording, keepAudioFor: seconds)
      } else {
        await journal.remove(recording)
      }
      await self?.dropped(id)
    }
  }

  /// Removes everything of a dictation.
  func erase(_ id: SessionID) {
    change(id) { [weak self] journal, recording in
      await journal.remove(recording)
      await self?.dropped(id)
    }
  }

  /// The dictations of this process by their recordings.
  var dictations: [RecordingID: SessionID] { Dictionary(recordings.map { ($1, $0) }) { first, _ in first } }

  /// The journal's name for the recording of a dictation.
  func recording(of id: SessionID) -> RecordingID? { recordings[id] }

  /// What the journal knows of a dictation; nil where it has none.
  func entry(of id: SessionID) async -> JournalEntry? {
    guard let recording = recordings[id] else { return nil }
    return await journal.entry(recording)
  }

  /// - Returns: how often it could not be recognized.
  func countFailure(of id: SessionID) async -> Int {
    guard let recording = recordings[id] else { return 0 }
    return await journal.countFailure(of: recording)
  }

  /// What is not dealt with by then is removed.
  func limit(_ id: SessionID, to seconds: Double) { change(id) { await $0.limit($1, to: seconds) } }

  /// Removes what is due.
  /// - Returns: seconds until something else is; nil where nothing waits for its end.
  func sweep() async -> Double? {
    await settle()
    return await journal.sweep()
  }

  /// Where the samples of a dictation can be read; nil where it has none.
  func replay(of id: SessionID) async -> JournalReplay? {
    await settle()
    return recordings[id].map { JournalReplay(journal: journal, recording: $0) }
  }

  /// The samples of a recording that grows. It waits for nothing: a cancellation waits for who records, and would for ever.
  func replay(of recording: JournalRecording) -> JournalReplay {
    JournalReplay(journal: journal, recording: recording.id)
  }

  /// Keeps the text of a segment, even over a power cut.
  func add(_ segment: RecognizedSegment, to id: SessionID) async {
    guard let recording = recordings[id] else { return }
    await journal.add(JournalSegment(segment), to: recording)
  }

  /// What was recognized of a dictation so far.
  func segments(of id: SessionID) async -> [RecognizedSegment] {
    guard let recording = recordings[id] else { return [] }
    return await segments(ofRecording: recording)
  }

  func segments(ofRecording recording: RecordingID) async -> [RecognizedSegment] {
    await journal.segments(of: recording).map(RecognizedSegment.init)
  }

  /// Returns when every change that was asked for is made.
  func settle() async { await lastChange?.value }

  /// What earlier processes left, the oldest first. What they were done with is removed.
  func leftovers() async -> [(entry: JournalEntry, leftover: Leftover)] {
    var leftovers: [(JournalEntry, Leftover)] = []
    for entry in await journal.entries {
      switch (entry.state, entry.text) {
      case (.recorded, _): leftovers.append((entry, .audio))
      // Commands: there is no word in them to be kept.
      case (.pending, let text?) where text.text.isEmpty, (.perhapsSent, let text?) where text.text.isEmpty:
        await journal.remove(entry.id)
      case (.pending, let text?): leftovers.append((entry, .pending(Draft(text))))
      case (.perhapsSent, let text?): leftovers.append((entry, .perhapsSent(Draft(text))))
      case (.cancelled, _): await journal.remove(entry.id)
      case (.delivered, _): break
      case (.recording, _), (.delivering, _), (.pending, nil), (.perhapsSent, nil), (.damaged, _):
        await journal.limit(entry.id, to: Self.unreadableFor)
        log.warning("A recording of an earlier run is left as it is.", metadata: ["recording": "\(entry.id.rawValue)"])
      }
    }
    return leftovers
  }

  /// From now on the recording is that of this dictation.
  func adopt(_ recording: RecordingID, as id: SessionID) { recordings[id] = recording }

  private func change(_ id: SessionID, _ body: @escaping @Sendable (Journal, RecordingID) async -> Void) {
    lastChange = GLibActor.task { [self, lastChange, journal] in
      await lastChange?.value
      guard let recording = recordings[id] else { return }
      await body(journal, recording)
    }
  }

  private func dropped(_ id: SessionID) { recordings[id] = nil }

  private func note(_ notice: JournalNotice?) {
    switch notice {
    case .inMemory(let reason):
      let sentence = localized("The recording is kept in memory only, since \(reason): make room in the state folder.")
      log.warning("\(sentence)")
      onTrouble?(sentence)
    case .onDisk: log.info("The recording is on disk again.")
    case .overLimit(let bytes):
      let sentence = localized("Undelivered recordings take \(bytes / 1_000_000) MB: insert or remove them.")
      log.warning("\(sentence)")
      onTrouble?(sentence)
    case nil: break
    }
  }
}

extension JournalText {
  fileprivate init(_ draft: Draft) {
    self.init(
      text: draft.text, mayLowercaseFirst: draft.mayLowercaseFirst, mayCapitalizeFirst: draft.mayCapitalizeFirst,
      finalStopIsGuessed: draft.finalStopIsGuessed)
  }
}

extension Draft {
  fileprivate init(_ text: JournalText) {
    self.init(
      text: text.text, mayLowercaseFirst: text.mayLowercaseFirst, mayCapitalizeFirst: text.mayCapitalizeFirst,
      finalStopIsGuessed: text.finalStopIsGuessed)
  }
}
