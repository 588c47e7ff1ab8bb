public import GLibRuntime
internal import Logging
internal import RecognizerWire
public import Speech

/// Runs the worker program for any number of utterances, one after the other or overlapping: started ahead, fed,
/// watched, started again when it dies, killed when it hangs, ended when nobody has needed it for a while.
///
/// Models are loaded once per worker and shared. A long file belongs into a host of its own, so that no dictation waits
/// behind it.
@GLibActor
public final class RecognizerHost {
  let program: WorkerProgram
  let clock: any HostClock
  let log = Logger(label: "recognizer-host")
  /// Changes count from the next time that the host looks at them.
  public var limits: HostLimits

  var link: WorkerLink?
  /// The present worker has answered, so that what happens to it from now on is a matter of its models.
  var isReady = false
  /// What the present worker was asked to load, and what it has loaded.
  var asked: [String: EngineConfiguration] = [:]
  var loaded: Set<String> = []
  /// In the order in which they were started.
  var utterances: [HostedUtterance] = []
  var watch: (any HostAlarm)?
  var idleAlarm: (any HostAlarm)?
  var lastSign = Duration.zero
  private var lastID: UInt64 = 0

  public init(_ program: WorkerProgram, limits: HostLimits = HostLimits(), clock: any HostClock = LoopClock()) {
    self.program = program
    self.limits = limits
    self.clock = clock
  }

  isolated deinit { link?.end() }

  /// Starts the worker and loads a model, so that the first utterance finds it ready.
  public func warm(_ configuration: EngineConfiguration) {
    do {
      load(configuration, in: try runningLink())
      watchWorker()
      rest()
    } catch {
      log.error("the worker cannot be started: \(error)")
    }
  }

  /// A recognizer for one utterance.
  ///
  /// - Parameter replay: where the samples can be read again; every sample must be there before it is fed. Nil keeps
  ///   them in memory: for short utterances only.
  public func recognizer(
    _ configuration: EngineConfiguration, replay: (any AudioReplay)? = nil
  ) -> HostedRecognizer {
    HostedRecognizer(self, configuration, replay: replay)
  }

  /// Ends the worker unless it is in use; the next utterance starts it again.
  public func unload() {
    if utterances.isEmpty { link?.end("it was not needed") }
  }

  /// The process id of the worker, nil where none runs.
  public var workerProcessID: Int32? {
    link.map(\.process.processID).flatMap { $0 == 0 ? nil : $0 }
  }

  func begin(
    _ configuration: EngineConfiguration, _ context: RecognitionContext, replay: any AudioReplay,
    onEvent: @escaping @Sendable (RecognitionEvent) -> Void
  ) -> HostedUtterance {
    lastID += 1
    let utterance = HostedUtterance(
      id: UtteranceID(rawValue: lastID), configuration: configuration, context: context, replay: replay,
      onEvent: onEvent)
    utterances.append(utterance)
    idleAlarm?.cancel()
    bringUp([utterance])
    return utterance
  }

  /// Starts the worker where none runs, and has it load what these utterances need.
  func bringUp(_ waiting: [HostedUtterance]) {
    do {
      let link = try runningLink()
      for utterance in waiting { load(utterance.configuration, in: link) }
      for utterance in waiting where loaded.contains(utterance.configuration.recognizer) { start(utterance) }
      watchWorker()
    } catch {
      for utterance in waiting {
        end(utterance, .failure(.unavailable(Self.notStarted("\(error)"))))
      }
    }
  }

  func end(_ utterance: HostedUtterance, _ outcome: Outcome) {
    utterances.removeAll { $0 === utterance }
    utterance.end(outcome)
    rest()
  }

  private func runningLink() throws -> WorkerLink {
    if let link { return link }
    let link = try WorkerLink(program) { [weak self] in
      self?.hear($0)
    } onEnd: { [weak self] in
      self?.workerEnded($0)
    }
    self.link = link
    isReady = false
    return link
  }

  private func load(_ configuration: EngineConfiguration, in link: WorkerLink) {
    guard asked[configuration.recognizer] != configuration else { return }
    asked[configuration.recognizer] = configuration
    loaded.remove(configuration.recognizer)
    unloadOthers(than: configuration.recognizer, in: link)
    link.send(.load(configuration))
  }

  /// One model at a time: two may be more than the machine holds. Those in use stay until the next is loaded.
  private func unloadOthers(than recognizer: String, in link: WorkerLink) {
    let needed = Set(utterances.map(\.configuration.recognizer) + [recognizer])
    for other in asked.keys.filter({ !needed.contains($0) }) {
      link.send(.unload(recognizer: other))
      asked[other] = nil
      loaded.remove(other)
    }
  }

  /// Lets the worker go once nobody has needed it for a while.
  private func rest() {
    idleAlarm?.cancel()
    guard utterances.isEmpty, link != nil, let idle = limits.idle else { return }
    idleAlarm = clock.ring(after: idle) { [weak self] in self?.unload() }
  }
}
