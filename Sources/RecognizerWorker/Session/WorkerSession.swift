public import RecognizerWire
public import Speech

/// Everything that the worker does, apart from bytes and threads: messages in, messages out. Lives on the decoding
/// thread.
public final class WorkerSession {
  /// Samples between two signs of life, at most.
  private static let progressInterval = AudioFormat.sampleRate

  private let loaders: [any EngineLoader]
  private let answer: (WorkerMessage) -> Void
  private var engines: [String: (configuration: EngineConfiguration, engine: any RecognitionEngine)] = [:]
  private var loadFailures: [String: RecognizerError] = [:]
  /// In the order in which they were started.
  private var utterances: [Utterance] = []

  public init(loaders: [any EngineLoader], answer: @escaping (WorkerMessage) -> Void) {
    self.loaders = loaders
    self.answer = answer
  }

  /// - Parameter isLast: whether nothing else waits to be handled.
  public func handle(_ message: HostMessage, isLast: Bool) {
    switch message {
    case .hello: answer(.ready(version: FrameLimits.version))
    case .load(let configuration): load(configuration)
    case .unload(let recognizer): engines[recognizer] = nil
    case .start(let id, let recognizer, let context):
      utterances.append(Utterance(id: id, recognizer: recognizer, context: context))
      startWaiting(for: recognizer)
    case .audio(let id, _), .finish(let id), .cancel(let id):
      // An utterance that failed is gone; what was under way for it means nothing.
      guard let utterance = utterances.first(where: { $0.id == id }) else { return }
      advance(utterance, by: message)
      if isLast { reportProgress(of: utterance) }
    }
  }

  private func load(_ configuration: EngineConfiguration) {
    let recognizer = configuration.recognizer
    do throws(RecognizerError) {
      if engines[recognizer]?.configuration != configuration {
        engines[recognizer] = nil
        engines[recognizer] = (configuration, try makeEngine(configuration))
      }
      loadFailures[recognizer] = nil
      answer(.loaded(recognizer: recognizer))
    } catch {
      loadFailures[recognizer] = error
      answer(.loadFailed(recognizer: recognizer, error))
    }
  }

  private func makeEngine(_ configuration: EngineConfiguration) throws(RecognizerError) -> any RecognitionEngine {
    guard let loader = loaders.first(where: { $0.knows(recognizer: configuration.recognizer) }) else {
      throw .modelMissing("There is no recognizer named “\(configuration.recognizer)”; choose another.")
    }
    return try loader.load(configuration)
  }

  private func advance(_ utterance: Utterance, by message: HostMessage) {
    if case .cancel = message { return end(utterance) { utterance.stream?.cancel() } }
    guard let stream = utterance.stream else { return utterance.held.append(message) }
    do throws(RecognizerError) {
      switch message {
      case .audio(_, let samples): try decode(samples, of: utterance, in: stream)
      case .finish: try finish(utterance, stream)
      default: break
      }
    } catch {
      end(utterance) {
        stream.cancel()
        answer(.failed(utterance.id, error))
      }
    }
  }

  private func decode(
    _ samples: [Int16], of utterance: Utterance, in stream: any RecognitionStream
  ) throws(RecognizerError) {
    for event in try stream.accept(samples) { answer(.event(utterance.id, event)) }
    utterance.decodedSamples += samples.count
    if utterance.decodedSamples - utterance.reportedSamples >= Self.progressInterval { reportProgress(of: utterance) }
  }

  private func finish(_ utterance: Utterance, _ stream: any RecognitionStream) throws(RecognizerError) {
    let transcript = try stream.finish()
    end(utterance) { answer(.final(utterance.id, transcript)) }
  }

  /// The utterance leaves the table before `body` and the next one of its engine begins after it.
  private func end(_ utterance: Utterance, _ body: () -> Void) {
    utterances.removeAll { $0 === utterance }
    body()
    utterance.stream = nil
    startWaiting(for: utterance.recognizer)
  }

  /// Opens streams for the utterances that wait for an engine, as many as it takes, the oldest first.
  private func startWaiting(for recognizer: String) {
    while let utterance = utterances.first(where: { $0.recognizer == recognizer && $0.stream == nil }) {
      do throws(RecognizerError) {
        guard let engine = engines[recognizer]?.engine else { throw loadFailures[recognizer] ?? .notStarted }
        let open = utterances.count { $0.recognizer == recognizer && $0.stream != nil }
        guard open < engine.simultaneousStreams else { return }
        utterance.stream = try engine.makeStream(for: utterance.context)
      } catch {
        utterances.removeAll { $0 === utterance }
        answer(.failed(utterance.id, error))
        continue
      }
      let held = utterance.held
      utterance.held = []
      for message in held where utterance.stream != nil { advance(utterance, by: message) }
    }
  }

  private func reportProgress(of utterance: Utterance) {
    guard utterance.reportedSamples < utterance.decodedSamples, utterance.stream != nil else { return }
    utterance.reportedSamples = utterance.decodedSamples
    answer(.progress(utterance.id, samples: utterance.decodedSamples))
  }
}
