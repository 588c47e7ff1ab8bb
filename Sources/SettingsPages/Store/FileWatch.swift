internal import GLibRuntime
internal import UserFiles

/// Notices that a file of the user's became another, for as long as somebody looks at what is in it.
@GLibActor
final class FileWatch {
  /// Told when the file has to be read.
  var changed: @GLibActor () -> Void = {}

  private let file: UserFile
  private var seen: FileVersion??
  private var timer: LoopTimer?

  init(_ path: String) { file = UserFile(path: path) }

  /// Looks now, and every second from now on.
  func follow() {
    look()
    timer = .every(.seconds(1)) { [weak self] in self?.look() }
  }

  func stop() { timer = nil }

  func look() {
    let version = file.version
    guard seen != .some(version) else { return }
    seen = .some(version)
    changed()
  }

  /// What is in the file now is known: we wrote it.
  func noteOwnChange() { seen = .some(file.version) }
}
