import DictationCore
import GLibRuntime
import Settings
import Speech

@testable import DictationService

/// A host with everything around it scripted, and what it says as a stream to wait on.
@GLibActor
final class Desk: SessionListener {
  let engine = SessionOwner(rawValue: ":1.7")
  let source = ScriptedSource()
  let store = MemoryStore()
  let clock = ManualClock()
  let supply: ScriptedSupply
  let host: DictationHost

  private(set) var levels: [Double] = []
  private(set) var pending: [Int] = []
  private let signals: AsyncStream<SessionSignal>
  private let said: AsyncStream<SessionSignal>.Continuation

  init(_ settings: UtterSettings = UtterSettings(), startFailure: RecognizerError? = nil) {
    supply = ScriptedSupply(startFailure: startFailure)
    (signals, said) = AsyncStream.makeStream()
    host = DictationHost(settings: settings, source: source, store: store, supply: supply, clock: clock) { text in
      text.isEmpty ? nil : Draft(text: text)
    }
    host.listener = self
  }

  func tell(_ owner: SessionOwner, _ signal: SessionSignal) {
    switch signal {
    case .level(_, let level): levels.append(level)
    case .partial: break
    default: said.yield(signal)
    }
  }

  func pendingChanged(_ count: Int) { pending.append(count) }

  /// The next signal that is neither a level nor a partial.
  func next() async -> SessionSignal? { await next(of: signals) }

  /// The next utterance whose text is asked for.
  func utterance() async -> ScriptedSupply.Utterance? { await next(of: supply.utterances) }

  /// Starts a dictation and waits for its first sample.
  func start(_ mode: StartRequest.Mode = .hold) async throws -> (id: SessionID, capture: ScriptedCapture) {
    let id = try host.start(StartRequest(mode: mode), by: engine)
    let capture = source.opened.last!
    capture.hear(seconds: 0.1)
    while let signal = await next(), signal != .started(id) {}
    return (id, capture)
  }

  /// Says something and stops.
  func dictate(seconds: Double = 1) async throws -> SessionID {
    let (id, capture) = try await start()
    capture.hear(seconds: seconds - 0.1)
    try host.stop(id, by: engine)
    return id
  }

  private func next<Element: Sendable>(of stream: AsyncStream<Element>) async -> Element? {
    var iterator = stream.makeAsyncIterator()
    return await iterator.next(isolation: GLibActor.shared)
  }
}
