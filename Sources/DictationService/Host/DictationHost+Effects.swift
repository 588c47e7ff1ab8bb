import DictationCore
import GLibRuntime
import Speech

/// Carries out effects, one a case. What fails comes back to the ledger as an event.
extension DictationHost {
  func perform(_ effects: [SessionEffect]) { effects.forEach(perform) }

  private func perform(_ effect: SessionEffect) {
    switch effect {
    case .record(let id): record(id)
    case .endRecording(let id, let withTail): endRecording(id, withTail: withTail)
    case .finishRecognition(let id): finishRecognition(id)
    case .recognizeTake(let id): recognizeTake(id)
    case .abandonRecognition(let id): recognitions.removeValue(forKey: id)?.cancel()
    case .save(let id, let draft, let status): save(draft, status, of: id)
    case .setCancelled(let isCancelled, let id): store.setCancelled(isCancelled, id)
    case .forget(let id): store.forget(id)
    case .expireRestore(let id, let delay):
      clock.ring(after: delay) { [weak self] in self?.send(.restoreExpired, to: id) }
    case .tell(let owner, let signal): listener?.tell(owner, signal)
    case .pendingChanged(let count): listener?.pendingChanged(count)
    }
  }

  private func save(_ draft: Draft, _ status: TextStatus, of id: SessionID) {
    do throws(DictationFailure) {
      try store.save(draft, status, of: id)
    } catch {
      // The audio is there still, so a crash from here on costs a second recognition and not the words.
      log.error("A text could not be kept: \(error.sentence)", metadata: ["session": "\(id.rawValue)"])
    }
  }
}
