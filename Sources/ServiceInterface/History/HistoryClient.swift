public import DictationCore
public import GLibRuntime

/// The history as its clients see it. The service is started by the first call.
@GLibActor
public final class HistoryClient {
  private let connection: BusConnection

  public init(_ connection: BusConnection) { self.connection = connection }

  public func list(_ query: HistoryQuery) async throws(DictationFailure) -> HistoryPage {
    try await ask("List", query.dictionary.variant) { reply in
      let sessions: [[String: Variant]] = try reply.values.value(at: 0)
      return HistoryPage(
        sessions: try sessions.map { try HistorySession(dictionary: $0) }, hasMore: try reply.values.value(at: 1),
        total: Int(try reply.values.value(at: 2, as: UInt32.self)))
    }
  }

  /// - Throws: `DictationFailure` `badRequest` where there is none.
  public func session(_ id: UInt64) async throws(DictationFailure) -> HistorySession {
    try await ask("Get", id.variant) { try HistorySession(dictionary: try $0.values.value(at: 0)) }
  }

  /// What is nil stays as it is.
  public func edit(_ id: UInt64, title: String?, notes: String?) async throws(DictationFailure) {
    var changes: [String: Variant] = [:]
    changes["title"] = title?.variant
    changes["notes"] = notes?.variant
    try await ask("Edit", id.variant, changes.variant) { _ in }
  }

  /// - Returns: how many were deleted.
  @discardableResult
  public func delete(_ selection: HistorySelection) async throws(DictationFailure) -> Int {
    try await ask("Delete", selection.dictionary.variant) { Int(try $0.values.value(at: 0, as: UInt32.self)) }
  }

  /// - Parameters:
  ///   - id: nil for all.
  ///   - format: `txt`, `md`, `json`, `srt` or `vtt`.
  /// - Returns: how many sessions were written.
  @discardableResult
  public func export(_ id: UInt64?, as format: String, to file: OwnedDescriptor) async throws(DictationFailure) -> Int {
    var options: [String: Variant] = ["format": format.variant]
    options["id"] = id?.variant
    return try await ask("Export", .handle(0), options.variant, descriptors: [file]) {
      Int(try $0.values.value(at: 0, as: UInt32.self))
    }
  }

  /// The recording, as a WAV file.
  public func audio(of id: UInt64) async throws(DictationFailure) -> OwnedDescriptor {
    try await ask("Audio", id.variant) { reply in
      guard let file = reply.descriptors.first else { throw BusError.unexpectedReply(expected: "h", found: "nothing") }
      return file
    }
  }

  /// - Returns: the new text.
  public func retry(
    _ id: UInt64, _ request: RetryRequest = RetryRequest()
  ) async throws(DictationFailure) -> String {
    var options: [String: Variant] = [:]
    options["recognizer"] = request.recognizer?.variant
    options["language"] = request.language?.variant
    options["tone"] = request.tone?.variant
    return try await ask("Retry", id.variant, options.variant) { try $0.values.value(at: 0) }
  }

  public func statistics() async throws(DictationFailure) -> HistoryStatistics {
    try await ask("Statistics") { try HistoryStatistics(dictionary: try $0.values.value(at: 0)) }
  }

  /// Recordings that no recognizer could read yet.
  public func queue() async throws(DictationFailure) -> RecordingQueue {
    try await ask("Queue") { reply in
      let items: [[String: Variant]] = try reply.values.value(at: 1)
      return RecordingQueue(
        count: Int(try reply.values.value(at: 0, as: UInt32.self)),
        items: try items.map { try RecordingQueue.Item(dictionary: $0) })
    }
  }

  /// Tries them all at once, one after the other.
  public func retryQueue() async throws(DictationFailure) { try await ask("RetryQueue") { _ in } }

  /// Whether the next dictation leaves nothing in the history.
  public func setOffTheRecord(_ isNext: Bool) async throws(DictationFailure) {
    try await ask("SetOffTheRecord", isNext.variant) { _ in }
  }

  /// What may take long (an export, a recognition) has no time limit: the answer comes, or the service is gone.
  private func ask<Answer>(
    _ method: String, _ arguments: Variant..., descriptors: [OwnedDescriptor] = [],
    read: (MethodReply) throws -> Answer
  ) async throws(DictationFailure) -> Answer {
    let call = MethodCall(
      to: DictationInterface.busName, path: DictationInterface.path, interface: HistoryInterface.name, method: method,
      arguments, descriptors: descriptors)
    let reply: MethodReply
    do {
      reply = try await connection.callWithDescriptors(call, timeout: BusConnection.forever)
    } catch {
      throw DictationFailure(error)
    }
    do { return try read(reply) } catch { throw .otherVersion }
  }
}
