import Glibc
import Threads

/// The words that `utter-scripted-recognizer` hears in the place of a model, when the test wants it to. It is the
/// real worker in all but the model: a process of its own, supervised, fed with the real samples.
///
/// An utterance that was ended waits for its answer; answers given before are taken in their order.
public final class RecognizerScript: Sendable {
  /// One event for each utterance that began to wait for its answer: the recognizer and the language that it was
  /// asked for, such as `pocketsphinx en`.
  public let questions = EventLog<String>("the recognizer's questions")

  private let answers: Int32
  private let asked: Int32
  private let folder: String

  public init(in session: PrivateSession) throws {
    folder = session.environment["XDG_RUNTIME_DIR"] ?? session.folder
    answers = try Self.makePipe("\(folder)/recognizer-answers")
    asked = try Self.makePipe("\(folder)/recognizer-questions")
    detachThread { [asked, questions] in
      var line: [UInt8] = []
      var byte: UInt8 = 0
      while read(asked, &byte, 1) == 1, byte != 0 {
        if byte == UInt8(ascii: "\n") {
          questions.append(String(decoding: line, as: UTF8.self))
          line = []
        } else {
          line.append(byte)
        }
      }
      close(asked)
    }
  }

  deinit {
    close(answers)
    _ = write(asked, "\0", 1)
  }

  /// Waits until so many utterances have been ended and waited, or wait, for their answers.
  public func isAsked(_ count: Int = 1) async throws {
    _ = try await questions.wait(for: "\(count) utterances that wait") { $0.count >= count ? true : nil }
  }

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
    try File.write(words, to: "\(folder)/recognizer-partial")
  }

  private static func makePipe(_ path: String) throws -> Int32 {
    guard mkfifo(path, 0o600) == 0 || errno == EEXIST else {
      throw ProcessFailure("no pipe at \(path): \(String(cString: strerror(errno)))")
    }
    // For both, so that neither opening it waits for a worker nor a worker that ends closes it.
    let pipe = open(path, O_RDWR | O_CLOEXEC)
    guard pipe >= 0 else { throw ProcessFailure("no pipe at \(path): \(String(cString: strerror(errno)))") }
    return pipe
  }
}
