import DictationCore
import ServiceInterface

/// What each event does in each phase. A pair that is not named changes nothing.
extension SessionLedger {
  mutating func transition(_ session: Session, _ event: SessionEvent) -> [SessionEffect] {
    switch (session.phase, event) {
    case (.opening, .firstSample):
      move(session, to: .recording)
      return tell(session, .started(session.id)) + [.chronicle(session.id, .recording)]
    case (.opening, .stop), (.recording, .stop):
      return stop(session, withTail: true)
    case (.opening, .stopByItself), (.recording, .stopByItself):
      return stop(session, withTail: false) + tell(session, .stopped(session.id))
    case (.opening, .captureInterrupted(let failure)), (.recording, .captureInterrupted(let failure)):
      interrupt(session, failure)
      return stop(session, withTail: false) + tell(session, .stopped(session.id))
    case (.opening, .captureFailed(let failure)), (.recording, .captureFailed(let failure)),
      (.tail, .captureFailed(let failure)):
      return [.abandonRecognition(session.id)] + giveUp(session, failure)

    case (.tail, .captured(nil)):
      move(session, to: .recognizing)
      return [.finishRecognition(session.id), .chronicle(session.id, .transcribing)]
    case (.tail, .captured(let failure?)):
      return [.abandonRecognition(session.id)] + giveUp(session, session.interruption ?? failure)

    case (.recognizing, .cleaned(let draft, let raw)):
      move(session, to: .rewriting(draft))
      return tell(session, .rewriting(session.id, raw: raw, rules: draft.text)) + [.rewrite(session.id, draft)]
    case (.rewriting, .recognized(let draft?)):
      return arrive(draft, of: session)
    case (.rewriting(let draft), .accept):
      return [.abandonRewriting(session.id)] + arrive(draft, of: session)

    case (.recognizing, .recognized(let draft?)):
      return arrive(draft, of: session)
    case (.recognizing, .recognized(nil)):
      let effects = tell(session, .failed(session.id, session.interruption ?? .nothingUnderstood))
      return effects + putAside(session)
    case (.recognizing, .recognitionFailed(let failure)):
      move(session, to: .failed)
      return tell(session, .failed(session.id, failure)) + [.queue(session.id)]

    case (.recognizing, .recordingGone(let failure)), (.failed, .recordingGone(let failure)):
      return [.abandonRecognition(session.id)] + giveUp(session, failure)

    case (_, .cancel): return cancel(session)
    case (.cancelled(nil), .restore):
      move(session, to: .recognizing)
      return [.setCancelled(false, session.id)] + recognizeTake(session)
    case (.failed, .restore):
      move(session, to: .recognizing)
      return recognizeTake(session)
    case (.failed, .retry):
      // Its moment has passed: the text is announced, never typed by itself.
      disown(session)
      move(session, to: .recognizing)
      return recognizeTake(session)
    case (.failed, .readElsewhere): return drop(session)
    case (.cancelled(let draft?), .restore):
      return [.setCancelled(false, session.id)] + arrive(draft, of: session)
    case (.cancelled, .restoreExpired): return drop(session)

    case (_, .delivered(let outcome, let remainder)): return deliver(session, outcome, remainder: remainder)
    default: return []
    }
  }

  private func recognizeTake(_ session: Session) -> [SessionEffect] {
    [.recognizeTake(session.id), .chronicle(session.id, .transcribing)]
  }

  mutating func stop(_ session: Session, withTail: Bool) -> [SessionEffect] {
    move(session, to: .tail)
    return [.endRecording(session.id, withTail: withTail)]
  }

  private mutating func cancel(_ session: Session) -> [SessionEffect] {
    var effects: [SessionEffect] = []
    switch session.phase {
    case .opening, .recording, .tail:
      effects = [
        .abandonRecognition(session.id), .setCancelled(true, session.id), .endRecording(session.id, withTail: false),
      ]
      move(session, to: .cancelled(nil))
    case .recognizing:
      effects = [.abandonRecognition(session.id), .setCancelled(true, session.id)]
      move(session, to: .cancelled(nil))
    case .rewriting(let draft):
      effects = [.abandonRewriting(session.id), .setCancelled(true, session.id)]
      move(session, to: .cancelled(draft))
    case .ready(let draft), .handed(let draft):
      effects = [.setCancelled(true, session.id)]
      move(session, to: .cancelled(draft))
    case .pending where session.isOffered: return drop(session)
    default: return []
    }
    return effects + [.expireRestore(session.id, after: Self.restoreWindow)]
  }

  private mutating func deliver(
    _ session: Session, _ outcome: DeliveryOutcome, remainder: Draft?
  ) -> [SessionEffect] {
    guard let draft = remainder ?? session.phase.draft, session.phase.draft != nil else { return [] }
    switch outcome {
    case .delivered: return drop(session)
    case .pending where draft.isOnlyCommand, .dismissed where draft.isOnlyCommand: return drop(session)
    case .delivering:
      move(session, to: .delivering(draft))
      return []
    case .pending:
      move(session, to: .pending(draft))
      return [.save(session.id, draft)]
    case .dismissed:
      move(session, to: .dismissed(draft))
      return [.save(session.id, draft)]
    case .corrected: return []
    }
  }

  /// Ends a dictation in which there is nothing to keep.
  private mutating func giveUp(_ session: Session, _ failure: DictationFailure) -> [SessionEffect] {
    tell(session, .failed(session.id, failure)) + drop(session)
  }

  private func tell(_ session: Session, _ signal: ServiceSignal) -> [SessionEffect] {
    session.owner.map { [.tell($0, signal)] } ?? []
  }
}
