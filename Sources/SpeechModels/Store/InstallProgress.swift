/// How far an installation has come.
public enum InstallProgress: Hashable, Sendable {
  /// Bytes of the download, what an earlier attempt left included.
  case downloading(received: Int, total: Int)
  case checking
  /// Bytes of the archive, of its total.
  case unpacking(done: Int, total: Int)
}
