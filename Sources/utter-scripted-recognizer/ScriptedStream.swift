import Glibc
import Speech

/// One utterance: its partial words are in a file, its final ones come through a pipe, one line an utterance.
final class ScriptedStream: RecognitionStream {
  private let folder: String
  private let name: String
  private var partial = ""

  /// - Parameter name: what the test is told of who is asked.
  init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  func accept(_ samples: [Int16]) throws(RecognizerError) -> [RecognitionEvent] {
    let words = read(from: "recognizer-partial", untilNewline: false)
    guard words != partial else { return [] }
    partial = words
    return [.partial(Hypothesis(volatile: words))]
  }

  /// Waits for the answer, as a slow model would be waited for.
  func finish() throws(RecognizerError) -> Transcript {
    ask()
    return Transcript(text: read(from: "recognizer-answers", untilNewline: true))
  }

  func cancel() {}

  private func ask() {
    let descriptor = open("\(folder)/recognizer-questions", O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    let line = Array((name + "\n").utf8)
    _ = write(descriptor, line, line.count)
    close(descriptor)
  }

  /// Byte by byte: the next line is for the next utterance, maybe of another process.
  private func read(from name: String, untilNewline: Bool) -> String {
    let descriptor = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return "" }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while Glibc.read(descriptor, &byte, 1) == 1, !(untilNewline && byte == UInt8(ascii: "\n")) { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
