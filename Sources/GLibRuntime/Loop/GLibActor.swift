/// Isolates everything that talks to GLib. Its executor is the default `GMainContext`: jobs run between GLib's own
/// callbacks, on the thread that runs the main loop (`MainLoop.run`, or `GLibThread` of the tests).
///
/// C callbacks, which GLib makes on that thread, enter with ``assumeIsolated(_:file:line:)``; other threads (libpulse)
/// come in with ``post(_:)``. Tasks are begun with ``task(_:)``.
@globalActor
public actor GLibActor {
  public static let shared = GLibActor()

  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    GLibMainExecutor.shared.asUnownedSerialExecutor()
  }

  /// Runs `body` at once, as a part of the actor. Traps where the calling thread does not run the default context.
  public static func assumeIsolated<T: Sendable>(
    _ body: @GLibActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
  ) rethrows -> T {
    try shared.assumeIsolated(
      { _ in
        // Dropping the isolation from the closure's type is safe: assumeIsolated has just proved it. (MainActor's own
        // assumeIsolated is written alike.)
        try withoutActuallyEscaping(body) { try unsafeBitCast($0, to: (() throws -> T).self)() }
      }, file: file, line: line)
  }

  /// Runs `body` on the actor and returns its result.
  @GLibActor
  public static func run<T: Sendable>(_ body: @GLibActor () throws -> T) async rethrows -> T {
    try body()
  }

  /// Begins a task on the actor that stays on its thread, whatever it awaits.
  ///
  /// A plain `Task { @GLibActor in … }` that awaits a continuation comes back through Swift's global executor, which is
  /// Dispatch: from its first use on, Dispatch wakes the process every second, for ever. A program that is to sleep while
  /// idle uses this instead, and threads of its own for what takes long.
  @discardableResult
  public static func task<T: Sendable>(_ body: @escaping @Sendable @GLibActor () async -> T) -> Task<T, Never> {
    Task(executorPreference: GLibMainExecutor.shared, operation: body)
  }

  /// Runs `body` on the actor soon, from any thread, without waiting. Calls from one thread run in their order.
  public static func post(_ body: @escaping @Sendable @GLibActor () -> Void) {
    task { body() }
  }
}
