import GLibRuntime
import Speech
import Synchronization
import TestSupport
import Testing

@testable import Transcription

/// A web service and a local recognizer, both of which say what a test wants, when it wants.
@Suite(.timeLimit(.minutes(20))) struct RacingTests {
  private static let late = RecognizerError.unavailable("It is late.")

  @Test func theServicesTextCounts() async throws {
    let race = Race()
    race.local.finish(.success("local"))
    race.cloud.finish(.success("cloud"))
    #expect(try await race.run() == Transcript(text: "cloud"))
    #expect(race.cloud.heard == Race.samples && race.local.heard == Race.samples)
  }

  @Test func aServiceThatFailsIsReplacedAndTheUserIsTold() async throws {
    let race = Race()
    race.local.finish(.success("local"))
    race.cloud.finish(.failure(Self.late))
    #expect(try await race.run() == Transcript(text: "local", remark: "It is late."))
  }

  /// The words of the local recognizer count, and the recording is kept, since somebody may have said it after all.
  @Test func anInventionIsReplacedAndInDoubt() async throws {
    let race = Race()
    race.local.finish(.success("local"))
    race.cloud.finish(.failure(.invented("It was invented.")))
    var expected = Transcript(text: "local", remark: "It was invented.")
    expected.isInDoubt = true
    #expect(try await race.run() == expected)
  }

  @Test func aServiceThatCannotBeginIsReplaced() async throws {
    let race = Race()
    race.cloud.startFailure = Self.late
    race.local.finish(.success("local"))
    #expect(try await race.run() == Transcript(text: "local", remark: "It is late."))
    #expect(race.cloud.heard.isEmpty)
  }

  /// The time comes, and only then.
  @Test func aServiceThatIsLateLosesTheRace() async throws {
    let race = Race()
    let text = Task { try await race.run() }
    race.local.finish(.success("local"))
    _ = try await race.timing.waits.wait(for: "the race") { $0.first }
    #expect(race.timing.waits.events == [.seconds(3)])
    race.timing.pass()
    #expect(try await text.value.text == "local")
    #expect(race.cloud.isCancelled)
  }

  @Test func aLocalRecognizerThatHeardNothingWinsNoRace() async throws {
    let race = Race()
    let text = Task { try await race.run() }
    race.local.finish(.success(""))
    _ = try await race.timing.waits.wait(for: "the race") { $0.first }
    race.timing.pass()
    race.cloud.finish(.success("cloud"))
    #expect(try await text.value.text == "cloud")
  }

  @Test func whereBothFailTheServiceSaysWhy() async throws {
    let race = Race()
    race.local.finish(.failure(.crashed("")))
    race.cloud.finish(.failure(Self.late))
    await #expect(throws: Self.late) { try await race.run() }
    let other = Race()
    other.local.startFailure = .languageUnsupported("xx")
    other.cloud.startFailure = Self.late
    await #expect(throws: Self.late) { try await other.run() }
  }

  @Test func withoutALocalRecognizerTheServiceTakesItsTime() async throws {
    let race = Race()
    race.local.startFailure = .languageUnsupported("xx")
    let text = Task { try await race.run() }
    _ = try await race.timing.waits.wait(for: "the race") { $0.first }
    race.timing.pass()
    race.cloud.finish(.success("cloud"))
    #expect(try await text.value == Transcript(text: "cloud"))
  }

  /// What the local recognizer shows may all change: another writes the text.
  @Test func theLocalWordsAreAPreview() async throws {
    let race = Race()
    race.local.partial = Hypothesis(stable: "so it", volatile: "goes")
    race.cloud.partial = Hypothesis(stable: "never shown")
    race.local.finish(.success("local"))
    race.cloud.finish(.success("cloud"))
    _ = try await race.run()
    let preview = Hypothesis(previewing: Hypothesis(stable: "so it", volatile: "goes"))
    #expect(preview.volatile == "so it goes" && preview.isPreview)
    #expect(race.events.events == [.partial(preview)])
  }

  @Test(arguments: [true, false]) func cancellingEndsBoth(isFinishing: Bool) async throws {
    let race = Race()
    let text = Task { try await race.run() }
    _ = try await race.timing.waits.wait(for: "the race") { $0.first }
    await race.recognizer.cancel()
    await #expect(throws: RecognizerError.cancelled) { try await text.value }
    #expect(race.cloud.isCancelled && race.local.isCancelled)
  }
}

private final class Race: Sendable {
  static let samples: [Int16] = [1, 2, 3]

  let cloud = Runner()
  let local = Runner()
  let timing = ManualTiming()
  let events = EventLog<RecognitionEvent>("events")
  let recognizer: RacingRecognizer

  init() { recognizer = RacingRecognizer(cloud, local: local, timing: timing, raceAfter: .seconds(3)) }

  func run() async throws -> Transcript {
    try await recognizer.start(RecognitionContext()) { [events] in events.append($0) }
    await recognizer.feed(Self.samples)
    return try await recognizer.finish(deadline: .seconds(1))
  }
}

/// Says what it was told to, once it was told.
private final class Runner: Recognizer {
  private struct State {
    var startFailure: RecognizerError?
    var partial: Hypothesis?
    var heard: [Int16] = []
    var isCancelled = false
  }

  private let state = Mutex(State())
  private let outcome = EventLog<Result<String, RecognizerError>>("outcome")

  var startFailure: RecognizerError? {
    get { state.withLock { $0.startFailure } }
    set { state.withLock { $0.startFailure = newValue } }
  }
  var partial: Hypothesis? {
    get { state.withLock { $0.partial } }
    set { state.withLock { $0.partial = newValue } }
  }
  var heard: [Int16] { state.withLock { $0.heard } }
  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  func finish(_ result: Result<String, RecognizerError>) { outcome.append(result) }

  func start(_ context: RecognitionContext, onEvent: @escaping @Sendable (RecognitionEvent) -> Void) async throws {
    if let startFailure { throw startFailure }
    if let partial { onEvent(.partial(partial)) }
  }

  func feed(_ samples: [Int16]) async { state.withLock { $0.heard += samples } }

  func finish(deadline: Duration) async throws -> Transcript {
    try await Transcript(text: outcome.wait(for: "the outcome") { $0.first }.get())
  }

  func cancel() async {
    state.withLock { $0.isCancelled = true }
    outcome.append(.failure(.cancelled))
  }
}

/// Time that passes when a test says so.
private final class ManualTiming: RaceTiming {
  let waits = EventLog<Duration>("waits")
  private let passed = EventLog<Bool>("time")

  func wait(_ time: Duration) async {
    waits.append(time)
    _ = try? await passed.wait(for: "the time") { $0.first }
  }

  func run(_ body: @escaping @Sendable () async -> Void) { Task { await body() } }

  func pass() { passed.append(true) }
}
