internal import Synchronization

/// Whether this process may use the network at all. A program sets it from the user's `local-only` before anything else;
/// every transfer of this module looks here first. A server on this machine that the user named is no network.
public enum NetworkUse {
  private static let forbidden = Atomic(false)

  public static var isForbidden: Bool {
    get { forbidden.load(ordering: .acquiring) }
    set { forbidden.store(newValue, ordering: .releasing) }
  }
}
