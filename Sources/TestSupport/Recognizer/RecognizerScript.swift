import Glibc

/// The words that `utter-scripted-recognizer` hears in the place of a model, when the test wants it to. It is the
/// real worker in all but the model: a process of its own, supervised, fed with the real samples.
///
/// An utterance that was ended waits for its answer; answers given before are taken in their order.
public final class RecognizerScript: Sendable {
  private let answers: Int32
  private let folder: String

  public init(in session: PrivateSession) throws {
    folder = session.environment["XDG_RUNTIME_DIR"] ?? session.folder
    let path = "\(folder)/\(RecognizerScript.answersName)"
    guard mkfifo(path, 0o600) == 0 || errno == EEXIST else {
      throw ProcessFailure("no pipe at \(path): \(String(cString: strerror(errno)))")
    }
    // For reading too, so that neither opening it nor a worker that ends closes it.
    answers = open(path, O_RDWR | O_CLOEXEC)
    guard answers >= 0 else { throw ProcessFailure("no pipe at \(path): \(String(cString: strerror(errno)))") }
  }

  deinit { close(answers) }

  /// The words of the utterance that waits, or of the next one that will. One line.
  public func answer(_ words: String) {
    let bytes = Array((words + "\n").utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(answers, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR else { return }
      rest = rest.dropFirst(max(0, count))
    }
  }

  /// The words heard so far, for the utterances being spoken from now on; none where empty.
  public func hearSoFar(_ words: String) throws {
    try File.write(words, to: "\(folder)/\(RecognizerScript.partialName)")
  }

  static let answersName = "recognizer-answers"
  static let partialName = "recognizer-partial"
}
