internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

extension HistoryClient {
  /// The history of this session's service.
  /// - Throws: `DictationFailure` where there is no session bus.
  static func ofSession() async throws(DictationFailure) -> HistoryClient {
    do throws(BusError) {
      return HistoryClient(try await .session())
    } catch {
      throw DictationFailure(
        .serviceUnavailable,
        localized("There is no session bus (\(error.description)); run utter within a desktop session."))
    }
  }

  /// The session of that number, or the newest.
  func session(orNewest id: UInt64?) async throws(DictationFailure) -> HistorySession {
    if let id { return try await session(id) }
    guard let newest = try await list(HistoryQuery(limit: 1)).sessions.first else {
      throw DictationFailure(.badRequest, localized("The history is empty."))
    }
    return try await session(newest.id)
  }
}
