import AudioFiles
import GLibRuntime
import Speech
import TestSupport

/// How long the text takes once the key is released, by how long was spoken; and how long it would take were the
/// recording decoded only then.
struct ReleaseToCommitBench: Bench {
  let name = "release-to-commit"
  let summary = "from the release of the key to the text in the field, by seconds spoken; 200 ms of each are the tail"

  private static let lengths = [3, 10, 30]
  private static let rounds = 5

  func measure() async throws -> [Figure] {
    let speech = try await DictatedSpeech(seconds: Self.lengths.max()!)
    return try await BenchStage.run { stage in
      // The first one loads the recognizer.
      try await stage.dictate(speech.last(seconds: 3))
      var released: [Int: [Double]] = [:]
      for _ in 0..<Self.rounds {
        for length in Self.lengths {
          released[length, default: []].append(try await stage.dictate(speech.last(seconds: length)).milliseconds)
        }
      }
      let decoded = try await Self.decode(speech, in: stage.session)
      return Self.figures(released: released.mapValues(\.median), decoded: decoded.mapValues(\.median))
    }
  }

  /// Whole recordings through the same recognizer, in milliseconds by seconds spoken.
  @GLibActor
  private static func decode(_ speech: DictatedSpeech, in session: PrivateSession) async throws -> [Int: [Double]] {
    let transcriber = try await FileTranscriber(in: session)
    var times: [Int: [Double]] = [:]
    for length in lengths {
      let path = "\(session.folder)/\(length).wav"
      let file = try AudioFileWriter(path: path)
      try file.write(speech.last(seconds: length))
      try file.close()
      // The first one of all loads a recognizer for files.
      if length == lengths.first { _ = try await transcriber.transcribe(path) }
      for _ in 0..<3 {
        times[length, default: []].append(try await transcriber.transcribe(path).milliseconds)
      }
    }
    return times
  }

  private static func figures(released: [Int: Double], decoded: [Int: Double]) -> [Figure] {
    let tail = CaptureRequest().tail.milliseconds
    let (short, long) = (lengths.min()!, lengths.max()!)
    func growth(without constant: Double) -> Double { (released[long]! - constant) / (released[short]! - constant) }
    var figures = lengths.map { Figure("release-to-commit.\($0)s", released[$0]!, "ms") }
    figures.append(Figure("release-to-commit.tail", tail, "ms"))
    figures.append(Figure("release-to-commit.\(long)s-to-\(short)s", growth(without: 0), "×", atMost: 1.3))
    figures.append(Figure("release-to-commit.\(long)s-to-\(short)s-without-tail", growth(without: tail), "×"))
    for length in lengths {
      // It would need the tail as well.
      let afterwards = tail + decoded[length]!
      figures.append(Figure("release-to-commit.\(length)s-decoded-afterwards", afterwards, "ms"))
      figures.append(
        Figure("release-to-commit.\(length)s-to-decoded-afterwards", released[length]! / afterwards, "×"))
    }
    return figures
  }
}
