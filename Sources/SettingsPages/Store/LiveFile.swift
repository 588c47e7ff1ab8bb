internal import GLibRuntime
internal import UserFiles

/// What is in a file of the user's, who may edit it by hand at the same time: every change is made to what is in it at
/// that moment, and a file that cannot be read is left as it is.
@GLibActor
final class LiveFile<Content, Failure: Error> {
  /// Told what is in it whenever that may be something else, or why it cannot be read or written.
  var onChange: @GLibActor (Result<Content, Failure>) -> Void = { _ in }

  let read: () throws(Failure) -> Content
  private let write: (Content) throws(Failure) -> Void
  private let file: UserFile
  private var seen: FileVersion??
  private var timer: LoopTimer?

  init(
    _ path: String, read: @escaping () throws(Failure) -> Content, write: @escaping (Content) throws(Failure) -> Void
  ) {
    file = UserFile(path: path)
    self.read = read
    self.write = write
  }

  /// Looks now, and every second for as long as somebody looks at what is in it.
  func follow() {
    look()
    timer = .every(.seconds(1)) { [weak self] in self?.look() }
  }

  func stop() { timer = nil }

  func change(_ body: (inout Content) -> Void) {
    tell { () throws(Failure) in
      var content = try read()
      body(&content)
      try write(content)
      seen = .some(file.version)
      return content
    }
  }

  func look() {
    let version = file.version
    guard seen != .some(version) else { return }
    seen = .some(version)
    tell(read)
  }

  private func tell(_ content: () throws(Failure) -> Content) {
    do throws(Failure) {
      onChange(.success(try content()))
    } catch {
      onChange(.failure(error))
    }
  }
}
