@testable import DictationCore

/// The states of the table, each as the events that lead to it. The session under way is 1; in `behind`, 2 comes after
/// it.
enum MachineState: String, CaseIterable, Sendable {
  case idle, armed, armedFailed, starting, holding, handsFree, stoppedEarly, processing, rewriting, behind, delivering,
    claiming,
    reminding, failed, locked

  static let field = CommitTarget(path: "/ic/1", client: "gtk3-im:gedit", epoch: 1)
  static let here = Occasion(target: field)
  static let failure = DictationFailure(.noMicrophone, "No microphone.")
  static let one = SessionID(rawValue: 1)
  static let two = SessionID(rawValue: 2)

  static func number(_ value: UInt64) -> TakeNumber { TakeNumber(rawValue: value) }

  var events: [DictationEvent] {
    let toggle = DictationEvent.trigger(.toggled, Self.here)
    let begun: [DictationEvent] = [toggle, .startReplied(Self.number(1), .success(Self.one)), .started(Self.one)]
    return switch self {
    case .idle: []
    case .armed: [.trigger(.armed, Self.here)]
    case .armedFailed: [.trigger(.armed, Self.here), .startReplied(Self.number(1), .failure(Self.failure))]
    case .starting: [toggle]
    case .holding:
      [
        .trigger(.armed, Self.here), .startReplied(Self.number(1), .success(Self.one)), .started(Self.one),
        .trigger(.held, Self.here),
      ]
    case .handsFree: begun
    case .stoppedEarly: [toggle, toggle]
    case .processing: begun + [toggle]
    case .rewriting: begun + [toggle, .rewriting(Self.one, raw: "um first", rules: "first")]
    case .behind:
      begun + [
        toggle, toggle, .startReplied(Self.number(2), .success(Self.two)), toggle,
        .textReady(Self.two, .final, Draft(text: "second")),
      ]
    case .delivering: begun + [toggle, .textReady(Self.one, .final, Draft(text: "first"))]
    case .claiming: [.pendingCount(1), toggle]
    case .reminding: [.pendingCount(1)]
    case .failed: [toggle, .startReplied(Self.number(1), .failure(Self.failure))]
    case .locked: [.pendingCount(1), .sessionInactive]
    }
  }

  static let start = Duration.seconds(100)

  var machine: DictationMachine {
    var machine = DictationMachine()
    machine.isFieldSafe = true
    for event in events { _ = machine.handle(event, at: Self.start) }
    return machine
  }
}
