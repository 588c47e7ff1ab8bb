/// Time and tasks for races: GLib's in the program, moved by hand in tests.
public protocol RaceTiming: Sendable {
  /// Returns after `time`, or as soon as the task is cancelled.
  func wait(_ time: Duration) async
  /// Begins a task.
  func run(_ body: @escaping @Sendable () async -> Void)
}
