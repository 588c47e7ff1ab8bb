/// What Utter says in the bubble and in the menu.
extension ScriptedPanel {
  public nonisolated func saysRecording(from start: Int) async throws {
    try await bubble("recording", from: start) { $0.hasPrefix("●") }
  }

  public nonisolated func saysProcessing(from start: Int) async throws {
    try await bubble("processing", from: start) { $0.hasPrefix("…") }
  }

  /// Waits until the user was told that a text waits.
  public nonisolated func saysThatATextWaits(from start: Int) async throws {
    try await bubble("a text is waiting", from: start) { $0.contains("waiting") }
  }

  /// Waits until the user was told what is wrong.
  @discardableResult
  public nonisolated func refuses(from start: Int) async throws -> String {
    try await bubble("a refusal", from: start) { $0.hasPrefix("⚠") }
  }

  /// Waits until the menu says how many texts wait.
  public nonisolated func pending(_ count: Int) async throws {
    try await property("insert-pending", is: "\(count) waiting") { entry in
      entry.isSensitive == (count > 0) && (count < 2 || entry.label.contains("\(count)"))
    }
  }
}
