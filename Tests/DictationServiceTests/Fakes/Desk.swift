import Archive
import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Settings
import Speech
import TestSupport
import Timekeeping
import Transcription

@testable import DictationService

/// A host with a real journal, everything else around it scripted, and what it says as a stream to wait on.
@GLibActor
final class Desk: ServiceListener {
  let engine = Caller(rawValue: ":1.7")
  let source = ScriptedSource()
  let clock = ManualClock()
  let recognizers: ScriptedRecognizers
  let journal: Journal
  let host: DictationHost

  private(set) var levels: [Double] = []
  private(set) var partials: [String] = []
  private(set) var pending: [Int] = []
  private(set) var notices: [String] = []
  private let signals: AsyncStream<ServiceSignal>
  private let said: AsyncStream<ServiceSignal>.Continuation

  /// - Parameter journal: nil for one in memory.
  init(
    _ settings: UtterSettings = UtterSettings(), journal: Journal? = nil, archive: Archive? = nil,
    openArchive: (@Sendable () async throws -> Archive)? = nil, startFailure: RecognizerError? = nil,
    model: ScriptedModel? = nil, profiles: LiveProfiles? = nil,
    date: TrustedDate = TrustedDate()
  ) {
    recognizers = ScriptedRecognizers(startFailure: startFailure)
    (signals, said) = AsyncStream.makeStream()
    self.journal = journal ?? Journal(inMemory: JournalLimits())
    host = DictationHost(
      version: "1", settings: settings, source: source, journal: self.journal, archive: archive,
      openArchive: openArchive, transcriber: Transcriber([recognizers]),
      clock: clock,
      rewriter: model.map { [clock] in TextRewriter($0, tones: LiveTones(nil), clock: clock) },
      profiles: profiles ?? LiveProfiles(nil), date: date)
    host.listener = self
  }

  func emit(_ signal: ServiceSignal, to caller: Caller) {
    switch signal {
    case .level(_, let level): levels.append(level)
    case .partial(_, _, let text): partials.append(text)
    default: said.yield(signal)
    }
  }

  /// Whether Utter, where its engine registered, is the input source in use.
  var isInputSource = true
  var hasActiveEngine: Bool { isInputSource && host.clients.values.contains(.engine) }

  func emitToEngine(_ signal: ServiceSignal) {
    switch signal {
    case .pendingChanged(let count): pending.append(count)
    case .noticed(let sentence): notices.append(sentence)
    default: break
    }
  }

  /// The next signal that is neither a level nor a partial.
  func next() async -> ServiceSignal? { await next(of: signals) }

  /// The next utterance whose text is asked for.
  func utterance() async -> ScriptedRecognizers.Utterance? { await next(of: recognizers.utterances) }

  /// What the journal holds once everything asked for is done.
  var entries: [JournalEntry] {
    get async {
      await host.journal.settle()
      return await journal.entries
    }
  }

  /// Waits until something is so; the time limit of the suite ends it where it never will be.
  func wait(until isSo: () -> Bool) async throws {
    while !isSo() {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// Starts a dictation and waits for its first sample.
  func start(
    _ mode: StartRequest.Mode = .hold, isOffTheRecord: Bool = false
  ) async throws -> (id: SessionID, capture: ScriptedCapture) {
    var request = StartRequest(mode: mode)
    request.isOffTheRecord = isOffTheRecord
    let id = try await host.start(request, from: engine)
    let capture = source.opened.last!
    capture.hear(seconds: 0.1)
    while let signal = await next(), signal != .started(id) {}
    return (id, capture)
  }

  /// Says something and stops.
  func dictate(seconds: Double = 1, isOffTheRecord: Bool = false) async throws -> SessionID {
    let (id, capture) = try await start(isOffTheRecord: isOffTheRecord)
    capture.hear(seconds: seconds - 0.1)
    try await host.stop(id, from: engine)
    return id
  }

  private func next<Element: Sendable>(of stream: AsyncStream<Element>) async -> Element? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next(isolation: GLibActor.shared)
  }
}
