public import GLibRuntime

/// Fingers that press a key twice. Less than 80 ms after its release a press is taken for a repeat (Qt sends release and
/// press in one millisecond), and no finger is that fast.
@GLibActor
public final class Fingers {
  private var released = ContinuousClock.now - .seconds(1)

  public nonisolated init() {}

  public func press(_ keys: () async throws -> Void) async throws {
    try await Task.sleep(until: released + .milliseconds(120), clock: .continuous)
    try await keys()
    released = .now
  }
}
