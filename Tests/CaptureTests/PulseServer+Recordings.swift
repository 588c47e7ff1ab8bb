import TestSupport

extension PulseServer {
  /// Returns when no program records. The suite's time limit ends it if one never stops.
  func untilNobodyRecords() async throws {
    while try await !recordings.isEmpty { try Task.checkCancellation() }
  }
}
