import GLibRuntime
import LocalRecognition
import RecognizerHost
import Speech
import TestSupport

/// What recognizers cost, by themselves: the embedded one, the tiny models of the tests, and whatever models the user
/// has installed.
struct RecognizerBench: Bench {
  let name = "recognizers"
  let summary = "each recognizer: start, load, speed, release to final by length, memory, processor while listening"

  private static let lengths = [3, 10, 30, 60]
  private static let listening = 5

  func measure() async throws -> [Figure] {
    GLibThread.start()
    let speech = try await DictatedSpeech(seconds: Self.lengths.max()!)
    let contestants = try await Contestants()
    var figures: [Figure] = []
    for (name, configuration) in contestants.all {
      figures += try await Self.measure(name, configuration, beside: contestants.embedded, speech)
    }
    return figures
  }

  @GLibActor
  private static func measure(
    _ name: String, _ configuration: EngineConfiguration, beside other: EngineConfiguration, _ speech: DictatedSpeech
  ) async throws -> [Figure] {
    let fresh = RecognizerRun(configuration)
    let cold = try await fresh.begin()
    let load = name == "pocketsphinx" ? nil : try await RecognizerRun(configuration, after: other).begin()
    // The first utterance of a model is slower than all others.
    _ = try await fresh.decode(speech.last(seconds: 3))
    var released: [Int: Double] = [:]
    var afterwards: [Int: Double] = [:]
    for length in lengths {
      let samples = speech.last(seconds: length)
      released[length] = try await fresh.finishAfterListening(to: samples)
      afterwards[length] = try await fresh.decode(samples)
    }
    let processor = try await fresh.processor(listeningTo: speech.last(seconds: listening))
    let prefix = "recognizers.\(name)"
    var figures = [Figure("\(prefix).start-and-load", cold, "ms")]
    if let load { figures.append(Figure("\(prefix).load", load, "ms")) }
    figures.append(Figure("\(prefix).real-time-factor", afterwards[30]! / 30_000, "×"))
    for length in lengths {
      figures += [
        Figure("\(prefix).release-to-final.\(length)s", released[length]!, "ms"),
        Figure("\(prefix).decoded-after-release.\(length)s", afterwards[length]!, "ms"),
      ]
    }
    // As the user feels it: with the tail that is recorded behind the release.
    let tail = CaptureRequest().tail.milliseconds
    let growth = (released[60]! + tail) / (released[3]! + tail)
    return figures + [
      Figure("\(prefix).release-to-final.60s-to-3s", growth, "×", atMost: 1.3),
      Figure("\(prefix).processor-while-listening", processor, "% of one"),
      Figure("\(prefix).resident-peak", try fresh.peakMemory(), "MB"),
    ]
  }
}
