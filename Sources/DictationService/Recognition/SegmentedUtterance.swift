import GLibRuntime
import Speech
import Synchronization

/// An utterance of any length through recognizers, one for each segment: the next one listens while the last one writes
/// its text, so that nothing but text grows with the hours.
@GLibActor
final class SegmentedUtterance {
  /// Samples that a recognizer may have before it before more are read.
  private static let backlog = 30 * AudioFormat.sampleRate

  private let context: RecognitionContext
  private let deadline: @GLibActor (_ samples: Int) -> Duration
  private let recognizer: @GLibActor (_ start: Int) throws -> any Recognizer
  private let onSegment: @GLibActor (RecognizedSegment) async -> Void
  private let onEvent: @Sendable (RecognitionEvent) -> Void
  private let text = Mutex(RunningText())

  private var cutter = PauseCutter()
  private var segments: [RecognizedSegment]
  private var position: Int
  private var number = 0
  private var isAbandoned = false
  private var current: (number: Int, start: Int, recognizer: any Recognizer)?
  /// Recognizers that were started and have not ended, by the numbers of their segments.
  private var live: [Int: any Recognizer] = [:]
  /// The segments that were closed last, each over when all before it are.
  private var closing: [Task<Result<Void, any Error>, Never>] = []

  /// - Parameters:
  ///   - segments: what is known of the utterance already; the samples follow on them.
  ///   - deadline: how long the text may take after the last of so many samples.
  ///   - recognizer: for a segment that begins at a sample.
  ///   - onSegment: told of each text, in order.
  init(
    after segments: [RecognizedSegment], context: RecognitionContext,
    deadline: @escaping @GLibActor (_ samples: Int) -> Duration,
    recognizer: @escaping @GLibActor (_ start: Int) throws -> any Recognizer,
    onSegment: @escaping @GLibActor (RecognizedSegment) async -> Void,
    onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) {
    self.segments = segments
    self.context = context
    self.deadline = deadline
    self.recognizer = recognizer
    self.onSegment = onSegment
    self.onEvent = onEvent
    position = segments.last?.samples.upperBound ?? 0
    for segment in segments { _ = text.withLock { $0.end(-1, with: segment.transcript.text) } }
  }

  /// - Throws: `RecognizerError`, what reading the samples throws, or `CancellationError`.
  func run(_ samples: AsyncThrowingStream<[Int16], any Error>) async throws -> Recognized {
    do {
      // Who cannot begin at all says so at once.
      if segments.isEmpty { try await open() }
      for try await block in samples { try await feed(block) }
      try Task.checkCancellation()
      try await close(isLast: true)
      try await closing.last?.value.get()
    } catch {
      await cancel()
      throw error
    }
    return Recognized(segments: segments, audio: AudioFormat.duration(ofSamples: position))
  }

  /// Nobody is told of a segment any more, not even of one whose text is on its way.
  func abandon() { isAbandoned = true }

  func cancel() async {
    for recognizer in live.values { await recognizer.cancel() }
  }

  private func feed(_ block: [Int16]) async throws {
    var rest = block[...]
    for count in cutter.feed(block) {
      try await hear(rest.prefix(count))
      rest = rest.dropFirst(count)
      try await close(isLast: false)
    }
    if !rest.isEmpty { try await hear(rest) }
  }

  private func hear(_ samples: ArraySlice<Int16>) async throws {
    if current == nil { try await open() }
    guard let recognizer = current?.recognizer else { return }
    await recognizer.feed(Array(samples))
    position += samples.count
    await recognizer.catchUp(within: Self.backlog)
  }

  private func open() async throws {
    try Task.checkCancellation()
    let (number, start) = (number, position)
    let recognizer = try recognizer(start)
    self.number += 1
    live[number] = recognizer
    text.withLock { $0.begin(number) }
    try await recognizer.start(context) { [weak self] in self?.pass($0, of: number, from: start) }
    current = (number, start, recognizer)
  }

  /// Asks for the text of the segment that is over. Not more than two at a time: a recognizer that is behind is given
  /// time, and the samples wait where they are kept.
  private func close(isLast: Bool) async throws {
    guard let (number, start, recognizer) = current else { return }
    current = nil
    let (range, before, began) = (start..<position, closing.last, ContinuousClock.now)
    let patience = deadline(isLast ? position : range.count)
    closing.append(
      GLibActor.task { [self] in
        do {
          // Nobody waits for it yet: its deadline is for what is left when everything was heard.
          if !isLast { await recognizer.catchUp(within: AudioFormat.sampleRate) }
          let transcript = try await recognizer.finish(deadline: patience)
          live[number] = nil
          try await before?.value.get()
          let latency = isLast ? ContinuousClock.now - began : nil
          await add(RecognizedSegment(samples: range, transcript: transcript, latency: latency), number)
          return .success(())
        } catch {
          return .failure(error)
        }
      })
    guard !isLast, closing.count > 2 else { return }
    try await closing.removeFirst().value.get()
  }

  private func add(_ segment: RecognizedSegment, _ number: Int) async {
    guard !isAbandoned else { return }
    segments.append(segment)
    let shown = text.withLock { $0.end(number, with: segment.transcript.text) }
    if segment.latency == nil { onEvent(.partial(shown)) }
    await onSegment(segment)
  }

  private nonisolated func pass(_ event: RecognitionEvent, of number: Int, from start: Int) {
    switch event {
    case .partial(let hypothesis):
      // Handed on with the lock held, so that none overtakes another.
      text.withLock { text in
        if let shown = text.hear(hypothesis, in: number) { onEvent(.partial(shown)) }
      }
    case .voice(.began(let sample)): onEvent(.voice(.began(at: start + sample)))
    case .voice(.ended(let sample)): onEvent(.voice(.ended(at: start + sample)))
    }
  }
}
