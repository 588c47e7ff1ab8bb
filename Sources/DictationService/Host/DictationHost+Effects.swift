import DictationCore
import GLibRuntime
import ServiceInterface

/// Carries out effects, one a case. What comes of it returns to the ledger as an event.
extension DictationHost {
  func perform(_ effects: [SessionEffect]) {
    for effect in effects { perform(effect) }
  }

  private func perform(_ effect: SessionEffect) {
    switch effect {
    case .record(let id): record(id)
    case .endRecording(let id, let withTail): endRecording(id, withTail: withTail)
    case .finishRecognition(let id): awaitText(of: id)
    case .recognizeTake(let id): recognizeTake(id)
    case .abandonRecognition(let id): recognitions.removeValue(forKey: id)?.cancel()
    case .rewrite(let id, let draft): rewrite(id, draft)
    case .abandonRewriting(let id): abandonRewriting(id)
    case .save(let id, let draft):
      journal.save(draft, of: id)
      announceRecovery(of: id)
    case .handOver(let id, let draft, let owner): handOver(draft, of: id, to: owner)
    case .markDelivering(let id): journal.markDelivering(id)
    case .setCancelled(let isCancelled, let id):
      journal.setCancelled(isCancelled, id, after: readers[id])
      if isCancelled { withdraw(id) }
    case .forget(let id): forget(id)
    case .erase(let id): erase(id)
    case .putAside(let id): forget(id, keepingAudioFor: SessionJournal.doubtfulFor)
    case .queue(let id): enqueue(id)
    case .chronicle(let id, let progress): chronicle(progress, of: id)
    case .expireRestore(let id, let delay):
      clock.ring(after: delay) { [weak self] in self?.send(.restoreExpired, to: id) }
    case .tell(let caller, let signal):
      listener?.emit(signal, to: caller)
      announceFailure(signal)
    case .pendingChanged(let count):
      listener?.emitToEngine(.pendingChanged(count))
      announceWaiting()
    }
  }

  private func forget(_ id: SessionID, keepingAudioFor seconds: Double = 0) {
    clear(id)
    withdraw(id)
    let seconds = doubtful.remove(id) == nil ? seconds : max(seconds, SessionJournal.doubtfulFor)
    journal.forget(id, after: history, keepingAudioFor: max(seconds, settings.keepAudio / .seconds(1)))
    sweepJournal()
  }

  private func erase(_ id: SessionID) {
    clear(id)
    doubtful.remove(id)
    recovered.remove(id)
    if let recording = journal.recording(of: id) { history.noteDeletion(of: recording.rawValue) }
    journal.erase(id)
  }

  private func clear(_ id: SessionID) {
    requests[id] = nil
    styles[id] = nil
    failures[id] = nil
    reasons[id] = nil
    offTheRecord.remove(id)
    queue.remove(id)
  }

  private func handOver(_ draft: Draft, of id: SessionID, to owner: Caller) {
    versions.noteFinal(id, draft)
    journal.deliver(draft, of: id) { [weak self] in
      guard let self, let session = ledger.sessions[id], session.phase == .handed(draft), session.owner == owner
      else { return }
      for stage in DraftStage.allCases { listener?.emit(.textReady(id, stage, draft), to: owner) }
    }
  }
}
