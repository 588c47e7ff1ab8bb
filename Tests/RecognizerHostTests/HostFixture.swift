import GLibRuntime
import Glibc
import RecognizerHost
import Speech
import TestSupport

/// A host of the real worker, and one sentence to say to it.
@GLibActor
struct HostFixture {
  static let sentence = "the weather is nice today"
  static let configuration = EngineConfiguration(recognizer: "pocketsphinx")

  let clock = ManualHostClock()
  let host: RecognizerHost
  let events = EventLog<RecognitionEvent>("recognition")
  let samples: [Int16]

  init(_ program: WorkerProgram = .built(), limits: HostLimits = HostLimits()) async throws {
    host = RecognizerHost(program, limits: limits, clock: clock)
    samples = try await Flite.samples(Self.sentence)
  }

  /// A recognizer that was started, in English.
  func start(replay: (any AudioReplay)? = nil) async throws -> HostedRecognizer {
    let recognizer = host.recognizer(Self.configuration, replay: replay)
    try await recognizer.start(RecognitionContext()) { [events] in events.append($0) }
    return recognizer
  }

  func feed(_ samples: some Collection<Int16>, to recognizer: HostedRecognizer) async {
    var rest = Array(samples)[...]
    while !rest.isEmpty {
      await recognizer.feed(Array(rest.prefix(AudioFormat.fragmentSamples)))
      rest = rest.dropFirst(AudioFormat.fragmentSamples)
    }
  }

  func signalWorker(_ signal: Int32) throws {
    guard let process = host.workerProcessID else { throw ProcessFailure("no worker runs") }
    kill(process, signal)
  }

  var partials: [Hypothesis] {
    events.events.compactMap { if case .partial(let hypothesis) = $0 { hypothesis } else { nil } }
  }
}

extension WorkerProgram {
  /// The worker that was built together with the tests.
  static func built(environment: [String: String] = [:]) -> WorkerProgram {
    WorkerProgram(path: "\(Workspace.programs)/utter-recognizer", environment: environment)
  }

  /// A worker that is a shell script; its socket is descriptor 3.
  static func script(_ body: String, in folder: TemporaryFolder) async throws -> WorkerProgram {
    let script = try folder.write(Array("#!/bin/sh\n\(body)\n".utf8), to: "script")
    let path = folder.file("worker")
    // By another process: a program that this one has open for writing cannot be started.
    try await Command.run(
      "install", [script, path], environment: ["PATH": "/usr/bin:/bin"], errors: folder.file("errors"))
    return WorkerProgram(path: path, environment: ["PATH": "/usr/bin:/bin"])
  }
}
