import Archive
import DictationCore
import GLibRuntime
import Glibc
import Localization
import ServiceInterface
import Speech

/// What goes into the history, and when.
extension DictationHost {
  /// A recognition came to its end.
  /// - Parameters:
  ///   - result: nil where no recognizer gave a text.
  ///   - draft: nil where no word was left.
  ///   - final: what a model made of it; nil where none did.
  ///   - tone: in which it did; empty for none.
  func remember(
    _ id: SessionID, _ result: Recognized?, _ draft: Draft?, final: Draft? = nil, tone: String = "", failure: String?
  ) {
    guard settings.history == .on, draft?.isOnlyCommand != true else { return }
    let language = settings.spokenLanguage
    history.save { [journal] in
      guard let entry = await journal.entry(of: id), entry.details.isOffTheRecord != true else { return nil }
      var recognized = result?.segments ?? []
      if result == nil { recognized = await journal.segments(of: id) }
      var archived = ArchiveEntry(
        entry, recognized, isComplete: result != nil, draft, final: final, language: language, failure: failure)
      archived.session.tone = tone
      return archived
    }
    forgetOld()
  }

  /// A sound file that was brought in.
  func remember(fileNamed name: String, _ result: Recognized, _ draft: Draft?, language: String?) {
    let now = Double(time(nil))
    var session = ArchivedSession(
      recording: "file-\(UInt64(now))-\(UInt64.random(in: 0...UInt64.max))", kind: .file, startedAt: now, endedAt: now)
    session.title = name
    session.language = language ?? settings.spokenLanguage
    session.recognizer = result.recognizer
    let segments = ArchiveEntry.segments(result.segments, draft, failure: nil)
    history.save { [session] in ArchiveEntry(session, segments) }
  }

  func remember(_ delivery: ArchivedSession.Delivery, of id: SessionID) {
    guard let recording = journal.recording(of: id), requests[id]?.isNote != true else { return }
    history.setDelivery(delivery, of: recording.rawValue)
    guard delivery == .delivered else { return }
    lastDelivered = Array(lastDelivered.suffix(Self.correctable - 1)) + [(id, recording.rawValue)]
  }

  /// What stands in a field at last, and which version of the dictation that is.
  func remember(_ version: Alternative, as text: String, of id: SessionID) {
    guard let recording = lastDelivered.last(where: { $0.id == id })?.recording else { return }
    history.setInserted(text, version, of: recording)
  }

  /// How many of the last dictations are known well enough to be corrected.
  private static var correctable: Int { 32 }

  /// The user took a text back, changed it, or put another in its place: a figure, no word of it is kept.
  func rememberCorrection(of id: SessionID) {
    guard let recording = lastDelivered.last(where: { $0.id == id })?.recording else { return }
    history.countCorrection(of: recording)
  }

  /// Deletes what is older than the user wants, at most once a day.
  func forgetOld() {
    guard let retention = settings.retention else { return }
    let now = date.earliest
    // A clock that was set back is no reason to wait until it has caught up.
    guard abs(now - lastForgetting) > Self.day else { return }
    lastForgetting = now
    // What seems to be of a time to come would never be old.
    if !date.isInDoubt { history.correctDates(after: now + Self.day, to: now) }
    history.delete(before: now - retention / .seconds(1))
  }

  private static var day: Double { 24 * 3600 }

  /// Removes recordings that were kept for a while, now and whenever the next is due.
  func sweepJournal() {
    GLibActor.task { [self] in
      guard let seconds = await journal.sweep(), !isSweepDue else { return }
      isSweepDue = true
      clock.ring(after: .seconds(seconds + 1)) { [weak self] in
        self?.isSweepDue = false
        self?.sweepJournal()
      }
    }
  }

  /// Tells the user, by a bubble, by a notification, or once an engine is there to show it.
  public func tellUser(_ sentence: String) {
    if listener?.hasActiveEngine ?? false {
      listener?.emitToEngine(.noticed(sentence))
    } else if notify(sentence) {
      return
    } else if clients.values.contains(.engine) {
      listener?.emitToEngine(.noticed(sentence))
    } else if !untold.contains(sentence) {
      untold.append(sentence)
    }
  }

  /// - Returns: whether the user wants notifications.
  @discardableResult
  func notify(_ sentence: String) -> Bool {
    guard settings.notifies, let notifications else { return false }
    notifications.notify(sentence)
    return true
  }

  /// A text came to wait while no engine shows it.
  func announceWaiting() {
    let waiting = ledger.ownPendingCount
    defer { knownWaiting = waiting }
    guard waiting > knownWaiting, !(listener?.hasActiveEngine ?? false) else { return }
    notify(
      localized(
        "A text is waiting: switch to Utter and press the dictation key where it belongs.",
        "\(waiting) texts are waiting: switch to Utter and press the dictation key where the first belongs.",
        count: waiting))
  }

  /// Recognizes a recording once more that lies in the journal.
  func recognizeAgain(
    _ replay: JournalReplay, recognizer: String?, language: String?, _ entry: ArchiveEntry
  ) async throws -> [RecognizedSegment] {
    let language = language ?? (entry.session.language.isEmpty ? nil : entry.session.language)
    return try await recognition(
      of: replay.blocks, as: recognizer ?? self.recognizer(of: language), for: .file, language: language, replay: replay
    ) { _ in }.result.segments
  }

  /// What the rules make of words today; nil where none is left.
  func draft(of words: String) -> Draft? {
    Draft(words, request: nil, settings: settings, vocabulary: dictionary.vocabulary)
  }
}
