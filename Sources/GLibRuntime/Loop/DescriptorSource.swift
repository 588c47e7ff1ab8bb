internal import CGio

/// Calls a closure on the actor whenever a descriptor is ready. The descriptor must stay open until the source is
/// cancelled or gone.
@GLibActor
public final class DescriptorSource {
  public struct Condition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let readable = Condition(rawValue: G_IO_IN.rawValue)
    public static let writable = Condition(rawValue: G_IO_OUT.rawValue)
    /// The other side closed. Reported whether it was asked for or not.
    public static let hangup = Condition(rawValue: G_IO_HUP.rawValue)
    /// Reported whether it was asked for or not.
    public static let failed = Condition(rawValue: G_IO_ERR.rawValue)
  }

  private final class Callback: Sendable {
    let body: @GLibActor (Condition) -> Bool
    init(_ body: @escaping @GLibActor (Condition) -> Bool) { self.body = body }
  }

  private var source: UInt32?

  /// `body` returns whether the source goes on.
  public init(_ descriptor: Int32, _ condition: Condition, _ body: @escaping @GLibActor (Condition) -> Bool) {
    let callback = Callback { [weak self] condition in
      let goesOn = body(condition)
      if !goesOn { self?.source = nil }
      return goesOn
    }
    source = Self.add(callback, descriptor, condition)
  }

  /// Waits until a descriptor is ready, once.
  public static func wait(for descriptor: Int32, _ condition: Condition) async -> Condition {
    await withCheckedContinuation { done in
      let callback = Callback { ready in
        done.resume(returning: ready)
        return false
      }
      _ = add(callback, descriptor, condition)
    }
  }

  isolated deinit { cancel() }

  public func cancel() {
    guard let source else { return }
    self.source = nil
    g_source_remove(source)
  }

  private static func add(_ callback: Callback, _ descriptor: Int32, _ condition: Condition) -> UInt32 {
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, descriptor, GIOCondition(rawValue: condition.rawValue),
      { _, ready, data in
        let callback = Unmanaged<Callback>.fromOpaque(data!).takeUnretainedValue()
        return GLibActor.assumeIsolated { callback.body(Condition(rawValue: ready.rawValue)) } ? 1 : 0
      }, Unmanaged.passRetained(callback).toOpaque(), { Unmanaged<Callback>.fromOpaque($0!).release() })
  }
}
