import RecognizerWire
import Speech

/// One message of every shape, with the values that are most likely to be mistaken.
enum Samples {
  static let utterance = UtteranceID(rawValue: .max)

  static let hostMessages: [HostMessage] = [
    .hello(version: 1),
    .load(EngineConfiguration(recognizer: "pocketsphinx")),
    .load(
      EngineConfiguration(
        recognizer: "sherpa/kroko-de", options: ["threads": "2", "": "empty"], files: ["tokens": "/ä/ö.txt"])),
    .start(utterance, recognizer: "pocketsphinx", RecognitionContext(language: "de-AT", hints: ["Ölçek", "🎤", ""])),
    .start(UtteranceID(rawValue: 0), recognizer: "", RecognitionContext(language: "", hints: [])),
    .audio(utterance, [0, 1, -1, .max, .min]),
    .audio(utterance, []),
    .finish(utterance),
    .cancel(utterance),
    .unload(recognizer: "pocketsphinx"),
  ]

  static let workerMessages: [WorkerMessage] =
    [
      .ready(version: 0x1234),
      .loaded(recognizer: "pocketsphinx"),
      .loadFailed(recognizer: "sherpa/x", .modelRejected("sample_rate is missing")),
      .progress(utterance, samples: 1 << 48),
      .event(utterance, .partial(Hypothesis(stable: "go", volatile: "for word"))),
      .event(utterance, .voice(.began(at: 0))),
      .event(utterance, .voice(.ended(at: 16_000))),
      .final(utterance, Transcript(text: "")),
      .final(utterance, Transcript(text: "go on")),
    ] + errors.map { .failed(utterance, $0) }

  static let errors: [RecognizerError] = [
    .unavailable("u"), .modelMissing("m"), .modelRejected("r"), .crashed("c"), .deadlineExceeded,
    .languageUnsupported("de"), .cancelled,
    .notStarted, .audioLost("a"), .invented("i"),
  ]
}
