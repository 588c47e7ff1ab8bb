import GLibRuntime
import Glibc
import RecognizerHost
import Speech
import TestSupport
import Testing

/// Workers that cannot work: what the user is told.
@Suite(.timeLimit(.minutes(20))) struct BadWorkerTests {
  init() { GLibThread.start() }

  @Test(arguments: [
    ("echo first >&2; echo 'the model is cursed' >&2; exit 255", "the model is cursed"),
    ("printf 'no newline' >&2; kill -9 $$", "no newline"),
    ("exit 7", "it ended with status 7"),
    ("printf '\\001\\000\\000\\000\\377' >&3; exec sleep 100", "it sent what is not a message (unknownKind(255))"),
    ("printf '\\377\\377\\377\\377' >&3; exec sleep 100", "it sent what is not a message (oversizedFrame(4294967295))"),
    (
      "printf '\\003\\000\\000\\000\\101\\143\\000' >&3; exec sleep 100",
      "it is of another version"
    ),
    // More than a pipe holds: a worker must never block on its errors.
    ("head -c 300000 /dev/zero | tr '\\0' 'x' >&2; echo >&2; echo end >&2; exit 1", "end"),
  ])
  @GLibActor func aBrokenWorkerLeavesItsLastWords(script: String, words: String) async throws {
    let folder = try TemporaryFolder()
    let host = RecognizerHost(try await .script(script, in: folder), clock: ManualHostClock())
    await #expect(throws: Self.unavailable(words)) {
      try await host.recognizer(HostFixture.configuration).start(RecognitionContext()) { _ in }
    }
    #expect(host.workerProcessID == nil)
  }

  /// These workers never answered, so no model is to blame.
  private static func unavailable(_ reason: String) -> RecognizerError {
    .unavailable("The recognizer does not start (\(reason)); install Utter again.")
  }

  @Test @GLibActor func aMissingProgramIsNamed() async throws {
    let host = RecognizerHost(WorkerProgram(path: "/nowhere/utter-recognizer"), clock: ManualHostClock())
    let error = await #expect(throws: RecognizerError.self) {
      try await host.recognizer(HostFixture.configuration).start(RecognitionContext()) { _ in }
    }
    guard case .unavailable(let detail) = error else { throw ProcessFailure("\(String(describing: error))") }
    #expect(detail.contains("/nowhere/utter-recognizer"))
  }

  @Test @GLibActor func aMissingModelIsNamed() async throws {
    let program = WorkerProgram.built(environment: ["UTTER_POCKETSPHINX_MODEL": "/nowhere"])
    let host = RecognizerHost(program, clock: ManualHostClock())
    let expected = RecognizerError.modelMissing(
      "The speech model of PocketSphinx is missing (/nowhere/en-us/mdef); install the package pocketsphinx-en-us.")
    await #expect(throws: expected) {
      try await host.recognizer(HostFixture.configuration).start(RecognitionContext()) { _ in }
    }
  }

  /// Whether the library refuses a damaged file or ends the process, the user reads a reason.
  @Test(arguments: ["en-us/mdef", "en-us/means", "en-us/transition_matrices", "cmudict-en-us.dict", "en-us.lm.bin"])
  @GLibActor func aDamagedModelIsSaidSo(file: String) async throws {
    let folder = try TemporaryFolder()
    let errors = folder.file("errors")
    try await Command.run(
      "/bin/cp", ["-rs", "/usr/share/pocketsphinx/model/en-us", folder.file("model")], environment: [:], errors: errors)
    unlink(folder.file("model/\(file)"))
    try folder.write(Array("garbage\n".utf8), to: "model/\(file)")
    let program = WorkerProgram.built(environment: ["UTTER_POCKETSPHINX_MODEL": folder.file("model")])
    let host = RecognizerHost(program, clock: ManualHostClock())
    let error = await #expect(throws: RecognizerError.self) {
      let recognizer = host.recognizer(HostFixture.configuration)
      try await recognizer.start(RecognitionContext()) { _ in }
    }
    switch error {
    case .modelRejected(let sentence), .crashed(let sentence): #expect(!sentence.isEmpty)
    default: throw ProcessFailure("\(String(describing: error))")
    }
  }

  @Test @GLibActor func aLoadThatHangsIsGivenUp() async throws {
    let folder = try TemporaryFolder()
    let clock = ManualHostClock()
    var limits = HostLimits()
    limits.restarts = 0
    let host = RecognizerHost(try await .script("exec sleep 1000", in: folder), limits: limits, clock: clock)
    let start = Task { try await host.recognizer(HostFixture.configuration).start(RecognitionContext()) { _ in } }
    try await clock.waitForAlarm(after: limits.loading)
    clock.advance(by: limits.loading)
    await #expect(throws: Self.unavailable("it gave no sign of life for 90 s")) { try await start.value }
  }

  @Test func theWorkerGetsNoKeysToWebServices() {
    let program = WorkerProgram.installed(environment: [
      "HOME": "/home/ada", "UTTER_GROQ_API_KEY": "secret", "UTTER_RECOGNIZER_PROGRAM": "/opt/worker",
    ])
    #expect(program.path == "/opt/worker")
    #expect(program.environment["HOME"] == "/home/ada")
    #expect(!program.environment.values.contains("secret"))
    #expect(WorkerProgram.installed(environment: [:]).path == "\(Workspace.programs)/utter-recognizer")
  }
}
