import DictationCore
import GLibRuntime
import Journal
import ServiceInterface
import Speech

extension DictationHost {
  func record(_ id: SessionID) {
    guard let request = requests[id] else { return }
    let capture = openMicrophone()
    takes[id] = Take(
      capture, longest: request.isNote ? nil : settings.maxRecording,
      longestSilence: request.mode == .hold ? settings.holdSilence : settings.autoStop)
    readers[id] = GLibActor.task { [self] in
      let recording = await journal.begin(id, request, isOffTheRecord: offTheRecord.contains(id))
      await beginRecognition(id, request, in: recording)
      for await event in capture.events { await hear(event, of: id, in: recording) }
      while await takes[id]?.gate.goesOn() ?? false {
        // Who resumes knows; no sound announces it.
        var request = settings.captureRequest
        request.waitsToListen = false
        let capture = source.capture(request)
        takes[id]?.capture = capture
        for await event in capture.events { await hear(event, of: id, in: recording) }
      }
      await journal.finish(recording)
      readers[id] = nil
      close(id)
    }
  }

  func endRecording(_ id: SessionID, withTail: Bool) {
    guard let take = takes[id] else { return }
    take.gate.end()
    if withTail { take.capture.stop() } else { take.capture.cancel() }
  }

  /// A pause lets go of the microphone: nobody is heard, and the desktop says so too.
  func setPaused(_ isPaused: Bool, _ id: SessionID) {
    guard let take = takes[id], ledger.sessions[id]?.phase.isRecording ?? false else { return }
    if !isPaused { take.gate.resume() } else if take.gate.pause() { take.capture.stop() }
  }

  private func hear(_ event: CaptureEvent, of id: SessionID, in recording: JournalRecording) async {
    switch event {
    case .opened: announceMicrophone(of: id)
    case .started: send(.firstSample, to: id)
    case .fragment(let fragment):
      // Before anything else happens to them.
      await journal.append(fragment.samples, to: recording)
      hear(fragment.samples, in: id)
    case .moved(let microphone):
      log.info("The recording goes on with another microphone.", metadata: ["microphone": "\(microphone.name)"])
    case .silent(let microphone, let cause):
      takes[id]?.fellSilent(microphone, cause)
      // The server says so itself: there is no doubt, and nothing to wait for.
      if cause != .allZero { send(.stopByItself, to: id) }
    case .audible: takes[id]?.becameAudible()
    case .stopped: break
    case .failed(let error):
      let failure = DictationFailure(capturing: error)
      send(takes[id]?.isEmpty ?? true ? .captureFailed(failure) : .captureInterrupted(failure), to: id)
    }
  }

  private func hear(_ samples: [Int16], in id: SessionID) {
    guard let news = takes[id]?.hear(samples) else { return }
    if let level = news.level, let session = ledger.sessions[id], session.phase.isRecording, let owner = session.owner {
      listener?.emit(.level(id, level), to: owner)
    }
    if news.isOver { send(.stopByItself, to: id) }
  }

  /// The take is complete, in the journal too.
  private func close(_ id: SessionID) {
    guard let take = takes.removeValue(forKey: id) else { return }
    take.end()
    microphoneClosed(of: id, with: take.failure)
    send(.captured(take.failure), to: id)
  }
}
