import RecognizerWire
import RecognizerWorker
import Speech
import Synchronization
import Testing

@Suite struct WorkerSessionTests {
  struct Conversation: Sendable, CustomTestStringConvertible {
    var name: String
    var said: [HostMessage]
    var answered: [WorkerMessage]
    var testDescription: String { name }
  }

  private static let a = UtteranceID(rawValue: 1)
  private static let b = UtteranceID(rawValue: 2)
  private static let context = RecognitionContext()

  private static func load(_ recognizer: String) -> HostMessage {
    .load(EngineConfiguration(recognizer: recognizer))
  }

  private static func text(_ id: UtteranceID, _ text: String) -> WorkerMessage { .final(id, Transcript(text: text)) }

  private static func partial(_ id: UtteranceID, _ count: Int) -> WorkerMessage {
    .event(id, .partial(Hypothesis(volatile: "\(count)")))
  }

  @Test(arguments: [
    Conversation(
      name: "greeting", said: [.hello(version: FrameLimits.version)], answered: [.ready(version: FrameLimits.version)]),
    Conversation(
      name: "one utterance",
      said: [load("one"), .start(a, recognizer: "one", context), .audio(a, [1, 2]), .audio(a, [3]), .finish(a)],
      answered: [.loaded(recognizer: "one"), partial(a, 2), partial(a, 1), text(a, "1 2 3")]),
    Conversation(
      name: "a second utterance waits for the only stream, with its samples",
      said: [
        load("one"), .start(a, recognizer: "one", context), .start(b, recognizer: "one", context), .audio(b, [7]),
        .audio(a, [1]), .finish(b), .audio(a, [2]), .finish(a),
      ],
      answered: [
        .loaded(recognizer: "one"), partial(a, 1), partial(a, 1), text(a, "1 2"), partial(b, 1), text(b, "7"),
      ]),
    Conversation(
      name: "two streams are decoded side by side",
      said: [
        load("two"), .start(a, recognizer: "two", context), .start(b, recognizer: "two", context), .audio(b, [7]),
        .finish(b), .audio(a, [1]), .finish(a),
      ],
      answered: [.loaded(recognizer: "two"), partial(b, 1), text(b, "7"), partial(a, 1), text(a, "1")]),
    Conversation(
      name: "cancelling gives the stream to the next",
      said: [
        load("one"), .start(a, recognizer: "one", context), .start(b, recognizer: "one", context), .audio(b, [7]),
        .audio(a, [1]), .cancel(a), .audio(a, [2]), .finish(a), .finish(b),
      ],
      answered: [.loaded(recognizer: "one"), partial(a, 1), partial(b, 1), text(b, "7")]),
    Conversation(
      name: "cancelling one that waits",
      said: [
        load("one"), .start(a, recognizer: "one", context), .start(b, recognizer: "one", context), .audio(b, [7]),
        .cancel(b), .audio(a, [1]), .finish(a),
      ],
      answered: [.loaded(recognizer: "one"), partial(a, 1), text(a, "1")]),
    Conversation(
      name: "a failure ends the utterance only",
      said: [
        load("one"), .start(a, recognizer: "one", context), .audio(a, [ScriptedEngine.poison]), .audio(a, [1]),
        .finish(a), .start(b, recognizer: "one", context), .audio(b, [7]), .finish(b),
      ],
      answered: [
        .loaded(recognizer: "one"), .failed(a, .crashed("poisoned")), partial(b, 1), text(b, "7"),
      ]),
    Conversation(
      name: "a failure at the end, and at the end of one that waited",
      said: [
        load("one"), .start(a, recognizer: "one", context), .start(b, recognizer: "one", context), .finish(b),
        .finish(a),
      ],
      answered: [
        .loaded(recognizer: "one"), .failed(a, .crashed("nothing came")), .failed(b, .crashed("nothing came")),
      ]),
    Conversation(
      name: "an engine that cannot be loaded says why to each of its utterances",
      said: [load("broken"), .start(a, recognizer: "broken", context), .finish(a)],
      answered: [
        .loadFailed(recognizer: "broken", .modelRejected("broken")), .failed(a, .modelRejected("broken")),
      ]),
    Conversation(
      name: "an unknown engine",
      said: [load("other")],
      answered: [
        .loadFailed(
          recognizer: "other", .modelMissing("There is no recognizer named “other”; choose another."))
      ]),
    Conversation(
      name: "never loaded", said: [.start(a, recognizer: "one", context)], answered: [.failed(a, .notStarted)]),
    Conversation(
      name: "a language it does not know leaves the stream free",
      said: [
        load("one"), .start(a, recognizer: "one", RecognitionContext(language: "de")),
        .start(b, recognizer: "one", context), .audio(b, [7]), .finish(b),
      ],
      answered: [
        .loaded(recognizer: "one"), .failed(a, .languageUnsupported("de")), partial(b, 1), text(b, "7"),
      ]),
    Conversation(
      name: "a sign of life after each second of audio",
      said: [load("one"), .start(a, recognizer: "one", context)]
        + Array(repeating: .audio(a, Array(repeating: 1, count: 10_000)), count: 4),
      answered: [
        .loaded(recognizer: "one"), partial(a, 10_000), partial(a, 10_000), .progress(a, samples: 20_000),
        partial(a, 10_000), partial(a, 10_000), .progress(a, samples: 40_000),
      ]),
  ])
  func answers(conversation: Conversation) {
    #expect(converse(conversation.said, alwaysMore: true) == conversation.answered)
  }

  @Test func whoeverHasNothingElseToDoSaysHowFarItIs() {
    let answers = converse([
      Self.load("one"), .start(Self.a, recognizer: "one", Self.context), .audio(Self.a, [1, 2, 3]),
    ])
    #expect(answers.last == .progress(Self.a, samples: 3))
  }

  @Test func aModelIsLoadedOnceUntilItsConfigurationChanges() {
    let loads = Mutex<[EngineConfiguration]>([])
    let loader = ScriptedLoader { configuration in loads.withLock { $0.append(configuration) } }
    let plain = EngineConfiguration(recognizer: "two")
    let other = EngineConfiguration(recognizer: "two", options: ["threads": "4"])
    _ = converse(
      [.load(plain), .load(plain), .load(other), .unload(recognizer: "two"), .load(other)], loaders: [loader])
    #expect(loads.withLock { $0 } == [plain, other, other])
  }

  private func converse(
    _ messages: [HostMessage], alwaysMore: Bool = false, loaders: [any EngineLoader] = [ScriptedLoader { _ in }]
  ) -> [WorkerMessage] {
    var answers: [WorkerMessage] = []
    let session = WorkerSession(loaders: loaders) { answers.append($0) }
    for message in messages { session.handle(message, isLast: !alwaysMore) }
    return answers
  }
}
