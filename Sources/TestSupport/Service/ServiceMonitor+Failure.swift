extension ServiceMonitor {
  /// The service said that a dictation failed.
  public struct DictationFailed: Error, CustomStringConvertible {
    public let description: String
  }

  /// Waits for something, or for the service to say that it will not come.
  /// - Throws: `DictationFailed` with the service's sentence.
  @discardableResult
  public nonisolated func unlessItFails<T: Sendable>(
    from start: Int = 0, _ wanted: @escaping @Sendable () async throws -> T
  ) async throws -> T {
    try await withThrowingTaskGroup(of: T.self) { group in
      group.addTask { try await wanted() }
      group.addTask {
        let failed = try await self.signal("Failed", from: start)
        throw DictationFailed(description: failed.strings.last ?? "The dictation failed.")
      }
      defer { group.cancelAll() }
      return try await group.next()!
    }
  }
}
