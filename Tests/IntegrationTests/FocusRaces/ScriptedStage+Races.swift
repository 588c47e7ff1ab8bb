import TestSupport

extension ScriptedStage {
  /// Dictates hands free in a field; the words are awaited.
  func dictate(in field: ScriptedField) async throws {
    if desktop.focused != field { try await desktop.focus(field) }
    try await begin()
    try await end()
  }

  /// Inserts the text that waits, with the toggle key.
  func insert(into field: ScriptedField) async throws {
    if desktop.focused != field { try await desktop.focus(field) }
    let start = desktop.changes.count
    // A field of Qt has shown by these keys that it is none for passwords.
    try await toggle()
    _ = try await desktop.changes.wait(for: "the inserted text in \(field)", from: start) { changes in
      changes.first { $0.field == field }
    }
  }

  /// Waits until the user was told that the words were sent, or that they wait.
  func isSentOrPending(from start: Int) async throws -> Bool {
    let text = try await panel.bubble("sent or waiting", from: start) { $0 == "✓" || $0.contains("waiting") }
    return text == "✓"
  }

  /// Waits until the words are either in the field or, for a part at least, waiting.
  func isPending(orWholeIn field: ScriptedField, _ wanted: String) async throws -> Bool {
    let outcome = EventLog<Bool>("the outcome")
    let committed = Task { [desktop] in
      try await desktop.text(of: field, becomes: "“\(wanted)”") { words($0) == wanted }
      outcome.append(false)
    }
    let kept = Task {
      try await panel.pending(1)
      outcome.append(true)
    }
    defer {
      committed.cancel()
      kept.cancel()
    }
    return try await outcome.wait(for: "the words in \(field) or waiting") { $0.first }
  }

  /// What a desktop shortcut does.
  func toggleFromOutside() async throws {
    try await session.run(
      "gdbus", "call", "--session", "--dest", "org.freedesktop.IBus.Utter.Dictation", "--object-path",
      "/org/freedesktop/IBus/Utter/Dictation", "--method", "org.freedesktop.IBus.Utter.Dictation.Toggle")
  }

  /// How many dictations began to record.
  var sessions: Int { monitor.signals.events.count { $0.name == "Started" } }
}
