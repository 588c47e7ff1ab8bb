internal import Localization
internal import RecognizerWire
internal import Speech

extension RecognizerHost {
  func hear(_ message: WorkerMessage) {
    lastSign = clock.now
    switch message {
    case .ready(let version):
      guard version == FrameLimits.version else {
        link?.end("it is of another version")
        break
      }
      isReady = true
    case .loaded(let recognizer):
      loaded.insert(recognizer)
      for utterance in loading(recognizer) { start(utterance) }
    case .loadFailed(let recognizer, let error):
      asked[recognizer] = nil
      log.warning("\(recognizer) cannot be loaded: \(error)")
      for utterance in loading(recognizer) { end(utterance, .failure(error)) }
    case .progress(let id, let samples):
      guard let utterance = utterance(id) else { break }
      utterance.progressed(to: samples)
      sendMore(of: utterance)
    case .event(let id, let event): utterance(id)?.hear(event)
    case .final(let id, let transcript): utterance(id).map { end($0, .success(transcript)) }
    case .failed(let id, let error): utterance(id).map { end($0, .failure(error)) }
    }
    watchWorker()
  }

  /// Begins every utterance again that can be, with all its samples.
  func workerEnded(_ reason: String) {
    link = nil
    asked = [:]
    loaded = []
    idleAlarm?.cancel()
    guard !utterances.isEmpty else { return log.info("the worker ended: \(reason)") }
    log.warning("the worker ended and is started again: \(reason)")
    for utterance in utterances {
      utterance.restarts += 1
      utterance.beginAgain()
      if utterance.restarts > limits.restarts { end(utterance, .failure(error(reason))) }
    }
    if !utterances.isEmpty { bringUp(utterances) }
  }

  /// A worker that never answered says nothing about the model that it was to load.
  private func error(_ reason: String) -> RecognizerError {
    isReady ? .crashed(reason) : .unavailable(Self.notStarted(reason))
  }

  static func notStarted(_ reason: String) -> String {
    localized("The recognizer does not start (\(reason)); install Utter again.")
  }

  /// Ends an utterance that took too long, and the worker with it: it may hang in a library for ever.
  func deadlinePassed(_ utterance: HostedUtterance) {
    guard !utterance.isOver else { return }
    end(utterance, .failure(.deadlineExceeded))
    // The others did nothing wrong.
    for innocent in utterances { innocent.restarts -= 1 }
    link?.end("it took too long for an utterance")
  }

  /// Sees to it that a worker with work shows signs of life. Nothing rings while it has none.
  func watchWorker() {
    let patience = patience
    if patience == nil {
      watch?.cancel()
      watch = nil
    } else if watch == nil {
      lastSign = clock.now
      ring(after: patience ?? .zero)
    }
  }

  /// How long the worker may be silent now; nil where nothing is expected of it.
  private var patience: Duration? {
    guard link != nil else { return nil }
    if utterances.contains(where: isDue) { return limits.silence }
    return asked.keys.allSatisfy(loaded.contains) ? nil : limits.loading
  }

  /// Behind the first utterance of an engine the others may have to wait, as long as that one is spoken.
  private func isDue(_ utterance: HostedUtterance) -> Bool {
    let recognizer = utterance.configuration.recognizer
    return utterance.isAwaited
      && utterances.first { $0.phase == .running && $0.configuration.recognizer == recognizer } === utterance
  }

  private func ring(after delay: Duration) {
    watch = clock.ring(after: delay) { [weak self] in
      guard let self else { return }
      watch = nil
      guard let patience else { return }
      let rest = lastSign + patience - clock.now
      if rest > .zero { return ring(after: rest) }
      blame()
      link?.end("it gave no sign of life for \(patience.components.seconds) s")
    }
  }

  /// Somebody waits while a worker hangs: a model that hangs while it loads does so again, and one that hangs later is
  /// given one chance more.
  private func blame() {
    for utterance in utterances {
      if utterance.phase == .loading {
        utterance.restarts += limits.restarts
      } else if isDue(utterance) {
        utterance.restarts += 1
      }
    }
  }

  private func utterance(_ id: UtteranceID) -> HostedUtterance? { utterances.first { $0.id == id } }

  private func loading(_ recognizer: String) -> [HostedUtterance] {
    utterances.filter { $0.phase == .loading && $0.configuration.recognizer == recognizer }
  }
}
