import DictationCore
import GLibRuntime
import Speech

extension DictationHost {
  func record(_ id: SessionID) {
    do throws(DictationFailure) {
      try store.begin(id)
    } catch {
      // Later, since the caller of `start` does not know its dictation yet.
      Task { send(.captureFailed(error), to: id) }
      return
    }
    let request = requests[id]
    var take = Take(
      source.capture(settings.captureRequest), longest: settings.maxRecording,
      longestSilence: request?.mode == .hold ? settings.holdSilence : nil)
    take.reader = Task { [weak self, capture = take.capture] in
      for await event in capture.events { self?.captureSaid(event, of: id) }
    }
    takes[id] = take
    beginRecognition(id, language: request?.language)
  }

  func endRecording(_ id: SessionID, withTail: Bool) {
    guard let capture = takes[id]?.capture else { return }
    if withTail { capture.stop() } else { capture.cancel() }
  }

  private func captureSaid(_ event: CaptureEvent, of id: SessionID) {
    switch event {
    case .started: send(.firstSample, to: id)
    case .fragment(let fragment): hear(fragment.samples, in: id)
    case .moved(let microphone):
      log.info("The recording goes on with another microphone.", metadata: ["microphone": "\(microphone.name)"])
    case .silent(let microphone, let cause):
      takes[id]?.fellSilent(microphone, cause)
      // The server says so itself: there is no doubt, and nothing to wait for.
      if cause != .allZero { send(.stopByItself, to: id) }
    case .audible: takes[id]?.becameAudible()
    case .stopped: close(id)
    case .failed(let error):
      let failure = DictationFailure(capturing: error)
      send(takes[id]?.isEmpty ?? true ? .captureFailed(failure) : .captureInterrupted(failure), to: id)
      close(id)
    }
  }

  /// Samples are in the journal before anything else happens to them.
  private func hear(_ samples: [Int16], in id: SessionID) {
    guard var take = takes[id] else { return }
    do throws(DictationFailure) {
      try store.append(samples, to: id)
    } catch {
      send(.captureInterrupted(error), to: id)
      return close(id)
    }
    recognitions[id]?.feed(samples)
    let news = take.hear(samples)
    takes[id] = take
    if let level = news.level { tellWhileRecording(.level(id, level), of: id) }
    if news.isOver { send(.stopByItself, to: id) }
  }

  private func tellWhileRecording(_ signal: SessionSignal, of id: SessionID) {
    guard let session = ledger.sessions[id], session.phase.isRecording, let owner = session.owner else { return }
    listener?.tell(owner, signal)
  }

  /// The take is complete.
  private func close(_ id: SessionID) {
    guard let take = takes.removeValue(forKey: id) else { return }
    take.capture.cancel()
    store.end(id)
    send(.captured(take.failure), to: id)
  }
}
