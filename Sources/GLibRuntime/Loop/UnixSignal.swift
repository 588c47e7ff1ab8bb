internal import CGio

/// Calls a closure on the actor when the process gets a signal; the default action is restored when it is cancelled.
@GLibActor
public final class UnixSignal {
  private var source: UInt32?

  /// `number`: SIGHUP, SIGINT, SIGTERM, SIGUSR1, SIGUSR2 or SIGWINCH, the ones that GLib can watch.
  public init(_ number: Int32, _ body: @escaping @GLibActor () -> Void) {
    let callback = SourceCallback {
      body()
      return true
    }
    source = g_unix_signal_add_full(
      G_PRIORITY_DEFAULT, number, { SourceCallback.fire($0) }, callback.retained, { SourceCallback.release($0) })
  }

  isolated deinit { cancel() }

  public func cancel() {
    guard let source else { return }
    self.source = nil
    g_source_remove(source)
  }
}
