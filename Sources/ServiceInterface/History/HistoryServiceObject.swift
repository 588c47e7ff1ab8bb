internal import DictationCore
public import GLibRuntime
internal import Localization

/// The history on the bus: reads calls for `HistoryServing`.
@GLibActor
public final class HistoryServiceObject {
  private weak var history: (any HistoryServing)?
  private var object: Registration?

  /// Exports the interface; do so before asking for the bus name. `history` is not kept alive by it.
  ///
  /// - Throws: `BusError.cannotExport`
  public init(_ history: any HistoryServing, on connection: BusConnection) throws(BusError) {
    self.history = history
    object = try connection.export(HistoryInterface.name, xml: HistoryInterface.xml, at: DictationInterface.path) {
      [weak self] call throws(ErrorReply) in try await Self.answer(call, self?.history)
    }
  }

  private static func answer(
    _ call: IncomingCall, _ history: (any HistoryServing)?
  ) async throws(ErrorReply) -> MethodReply {
    do {
      guard let history else {
        throw DictationFailure(.serviceUnavailable, localized("The dictation service is ending; try again."))
      }
      return try await reply(to: call, from: history)
    } catch let error as VariantError {
      throw ErrorReply(.invalidArgs, "\(call.method): \(error)")
    } catch let failure as DictationFailure {
      throw failure.errorReply
    } catch {
      throw ErrorReply(.failed, "\(error)")
    }
  }

  private static func reply(to call: IncomingCall, from history: any HistoryServing) async throws -> MethodReply {
    let arguments = call.arguments
    switch call.method {
    case "List":
      let page = try await history.list(HistoryQuery(dictionary: try arguments.value(at: 0)))
      return [page.sessions.map(\.dictionary).variant, page.hasMore.variant, count(page.total)]
    case "Get": return [try await history.session(try arguments.value(at: 0)).dictionary.variant]
    case "Edit":
      let changes: [String: Variant] = try arguments.value(at: 1)
      try await history.edit(
        try arguments.value(at: 0), title: try changes.value("title"), notes: try changes.value("notes"))
      return []
    case "Delete":
      return [count(try await history.delete(HistorySelection(dictionary: try arguments.value(at: 0))))]
    case "Export":
      let options: [String: Variant] = try arguments.value(at: 1)
      guard let file = call.descriptor(at: 0) else {
        throw VariantError.wrongValue(key: "file", found: "no descriptor", expected: "an open file")
      }
      return [count(try await history.export(try options.value("id"), as: try options.required("format"), to: file))]
    case "Audio":
      return MethodReply([.handle(0)], descriptors: [try await history.audio(of: try arguments.value(at: 0))])
    case "Retry":
      let options: [String: Variant] = try arguments.value(at: 1)
      let request = RetryRequest(
        recognizer: try options.value("recognizer"), language: try options.value("language"),
        tone: try options.value("tone"))
      return [try await history.retry(try arguments.value(at: 0), request).variant]
    case "Statistics": return [try await history.statistics().dictionary.variant]
    case "Queue":
      let queue = await history.queue()
      return [count(queue.count), queue.items.map(\.dictionary).variant]
    case "RetryQueue":
      await history.retryQueue()
      return []
    case "SetOffTheRecord":
      history.setOffTheRecord(try arguments.value(at: 0))
      return []
    default: throw ErrorReply(.unknownMethod, localized("There is no method \(call.method)."))
    }
  }

  private static func count(_ count: Int) -> Variant { UInt32(clamping: count).variant }
}
