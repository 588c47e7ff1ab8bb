internal import GLibRuntime

/// Waits for a name on a bus.
@GLibActor
enum NameOwner {
  /// - Throws: `NeverHappened` where the process that was to own it ended before.
  static func appears(_ name: String, on bus: BusConnection, from process: TestProcess, log: String) async throws {
    let events = EventLog<String>("\(process.name), see \(log)")
    let watch = bus.watchName(name) {
      events.append($0)
    } vanished: {
    }
    defer { watch.cancel() }
    Task {
      await process.exit()
      events.finish()
    }
    _ = try await events.wait(for: "\(name) on the bus") { $0.first }
  }
}
