internal import GLibRuntime
internal import UserFiles

/// What is in a file of the user's, who may edit it by hand at the same time: every change is made to what is in it at
/// that moment, and a file that cannot be read is left as it is.
@GLibActor
final class LiveFile<Content, Failure: Error & Equatable> {
  /// Told what is in it whenever that may be something else, or why it cannot be read or written.
  var onChange: @GLibActor (Result<Content, Failure>) -> Void = { _ in }

  let read: () throws(Failure) -> Content
  private let write: (Content) throws(Failure) -> Void
  private let file: UserFile
  private var seen: FileVersion??
  private var timer: LoopTimer?
  /// What was told last, where it was no content.
  private var trouble: Failure?
  /// How often it is not looked into meanwhile.
  private var pause = 0

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

  /// - Returns: whether it is in the file.
  @discardableResult
  func change(_ body: (inout Content) -> Void) -> Bool {
    do throws(Failure) {
      var content = try read()
      body(&content)
      try write(content)
      seen = .some(file.version)
      trouble = nil
      onChange(.success(content))
      return true
    } catch {
      // What is in it can be read all the same; before it is, somebody should have read why it is not more.
      (trouble, pause) = (error, Self.longPause)
      onChange(.failure(error))
      return false
    }
  }

  /// What went wrong is tried again, since nothing about a file need change before it can be used.
  func look() {
    let version = file.version
    if seen == .some(version) {
      guard trouble != nil else { return }
      pause -= 1
      guard pause < 0 else { return }
    }
    seen = .some(version)
    do throws(Failure) {
      let content = try read()
      trouble = nil
      onChange(.success(content))
    } catch {
      guard error != trouble else { return }
      trouble = error
      onChange(.failure(error))
    }
  }

  /// In seconds where it is followed.
  static var longPause: Int { 10 }
}
