public import DictationCore
public import GLibRuntime

/// The history as its D-Bus object sees it.
@GLibActor
public protocol HistoryServing: AnyObject {
  func list(_ query: HistoryQuery) async throws(DictationFailure) -> HistoryPage
  func session(_ id: UInt64) async throws(DictationFailure) -> HistorySession
  /// What is nil stays as it is.
  func edit(_ id: UInt64, title: String?, notes: String?) async throws(DictationFailure)
  /// - Returns: how many were deleted.
  func delete(_ selection: HistorySelection) async throws(DictationFailure) -> Int
  /// - Parameters:
  ///   - id: nil for all.
  ///   - format: `txt`, `md`, `json`, `srt` or `vtt`.
  func export(_ id: UInt64?, as format: String, to file: OwnedDescriptor) async throws(DictationFailure) -> Int
  /// The recording, as a WAV file.
  func audio(of id: UInt64) async throws(DictationFailure) -> OwnedDescriptor
  /// - Returns: the new text.
  func retry(_ id: UInt64, _ request: RetryRequest) async throws(DictationFailure) -> String
  func statistics() async throws(DictationFailure) -> HistoryStatistics
  /// Recordings that no recognizer could read yet.
  func queue() async -> RecordingQueue
  /// Tries them all at once.
  func retryQueue() async
  func setOffTheRecord(_ isNext: Bool)
}
