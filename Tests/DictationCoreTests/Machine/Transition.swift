@testable import DictationCore

extension DictationMachine {
  /// What `event` leads to, in one line: the effects, then the status.
  func transition(_ event: DictationEvent) -> String {
    var machine = self
    let effects = machine.handle(event, at: MachineState.start)
    return (effects.map(\.summary) + [machine.status(at: MachineState.start).summary]).joined(separator: " ")
  }
}

extension DictationEffect {
  var summary: String {
    switch self {
    case .start(let number, let request): "start\(number.rawValue):\(request.mode)"
    case .stop(let session): "stop\(session.rawValue)"
    case .accept(let session): "accept\(session.rawValue)"
    case .cancel(let session): "cancel\(session.rawValue)"
    case .restore(let session): "restore\(session.rawValue)"
    case .claim(let number): "claim\(number.rawValue)"
    case .deliver(let session, let draft, _): "deliver\(session.rawValue):\(draft.text)"
    case .amend(let amendment, _): "amend:\(amendment)"
    case .report(let session, let outcome): "\(outcome)\(session.rawValue)"
    }
  }
}

extension DictationStatus {
  var summary: String {
    switch self {
    case .idle: "idle"
    case .starting: "starting"
    case .recording: "recording"
    case .processing: "processing"
    case .rewriting: "rewriting"
    case .failed(let sentence): "“\(sentence)”"
    case .sent: "sent"
    case .waiting(let count): "waiting:\(count)"
    }
  }
}
