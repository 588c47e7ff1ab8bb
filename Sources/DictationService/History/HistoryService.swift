import Archive
public import DictationCore
public import GLibRuntime
import Glibc
import Journal
internal import Localization
public import ServiceInterface

/// The history for whoever asks over the bus: reads and changes it, and reaches the recordings that are still there.
@GLibActor
public final class HistoryService: HistoryServing {
  let host: DictationHost

  /// - Parameter host: whose history it is.
  public init(_ host: DictationHost) { self.host = host }

  public func list(_ query: HistoryQuery) async throws(DictationFailure) -> HistoryPage {
    let query = ArchiveQuery(text: query.text, offset: query.offset, limit: query.limit)
    let page = try await ask { try await $0.page(query) }
    return HistoryPage(sessions: page.lines.map { HistorySession($0) }, hasMore: page.hasMore, total: page.total ?? 0)
  }

  public func session(_ id: UInt64) async throws(DictationFailure) -> HistorySession {
    HistorySession(try await entry(id))
  }

  public func edit(_ id: UInt64, title: String?, notes: String?) async throws(DictationFailure) {
    let row = Int64(clamping: id)
    guard try await ask({ try await $0.edit(row, title: title, notes: notes) }) else { throw .noSession(id) }
  }

  public func delete(_ selection: HistorySelection) async throws(DictationFailure) -> Int {
    switch selection {
    case .session(let id):
      let entry = try await entry(id)
      guard await host.deleteKept(entry.session.recording) else { throw .stillUnderWay(id) }
      guard try await ask({ try await $0.delete(entry.session.id) }) else { throw .noSession(id) }
      return 1
    case .before(let time):
      await host.deleteKept(before: time)
      return try await ask { try await $0.delete(before: time) }
    case .all:
      await host.deleteAllKept()
      return try await ask { try await $0.deleteAll() }
    }
  }

  public func export(
    _ id: UInt64?, as format: String, to file: OwnedDescriptor
  ) async throws(DictationFailure) -> Int {
    guard let format = ExportFormat(rawValue: format) else {
      let known = ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      throw DictationFailure(.badRequest, localized("There is no format “\(format)”: choose one of \(known)."))
    }
    let ids = id.map { [Int64(clamping: $0)] }
    return try await ask { try await $0.export(ids, as: format, to: file.rawValue) }
  }

  public func audio(of id: UInt64) async throws(DictationFailure) -> OwnedDescriptor {
    let recording = try await entry(id).session.recording
    guard let path = host.journal.audioPath(of: recording) else { throw .noAudio(id) }
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { throw .noAudio(id) }
    return OwnedDescriptor(adopting: file)
  }

  public func statistics() async throws(DictationFailure) -> HistoryStatistics {
    let found = try await ask { try await $0.statistics() }
    var statistics = HistoryStatistics()
    statistics.sessions = found.sessions
    statistics.words = found.words
    statistics.duration = found.duration
    statistics.corrections = found.corrections
    statistics.recognizers = found.recognizers.map {
      .init(id: $0.id, segments: $0.segments, median: $0.latencyMedian, percentile95: $0.latency95)
    }
    return statistics
  }

  public func queue() async -> RecordingQueue {
    var queue = await host.recordingQueue()
    for index in queue.list.items.indices {
      let entry = try? await ask { [name = queue.names[index]] in try await $0.entry(of: name) }
      guard let entry else { continue }
      queue.list.items[index].session = UInt64(clamping: entry.session.id)
      if queue.list.items[index].error.isEmpty {
        queue.list.items[index].error = entry.segments.compactMap(\.lastError).last ?? ""
      }
    }
    return queue.list
  }

  public func retryQueue() async { await host.retryQueue() }

  public func setOffTheRecord(_ isNext: Bool) { host.isNextOffTheRecord = isNext }

  func entry(_ id: UInt64) async throws(DictationFailure) -> ArchiveEntry {
    let row = Int64(clamping: id)
    guard let entry = try await ask({ try await $0.entry(row) }) else { throw .noSession(id) }
    return entry
  }

  /// Asks the archive, once what was said so far is in it.
  func ask<Answer: Sendable>(
    _ body: (Archive) async throws -> Answer
  ) async throws(DictationFailure) -> Answer {
    await host.history.open()
    guard let archive = host.history.archive else { throw .noHistory(host.history.trouble) }
    do {
      return try await body(archive)
    } catch let error as ArchiveError {
      host.history.note(error)
      throw DictationFailure(.noHistory, error.sentence)
    } catch let error as ExportError {
      throw DictationFailure(.badRequest, error.sentence)
    } catch {
      throw DictationFailure(.noHistory, localized("The history cannot be read: \(error)"))
    }
  }
}

extension DictationFailure {
  static func noAudio(_ id: UInt64) -> DictationFailure {
    DictationFailure(
      .badRequest,
      localized("The recording of session \(id) is not there any more; the setting keep-audio-hours keeps them."))
  }

  static func noSession(_ id: UInt64) -> DictationFailure {
    DictationFailure(
      .badRequest, localized("The history has no session \(id): `utter history list` shows what there is."))
  }

  fileprivate static func noHistory(_ trouble: String?) -> DictationFailure {
    DictationFailure(
      .noHistory, trouble ?? localized("There is no history: set XDG_DATA_HOME or HOME, and log in again."))
  }
}
