@testable import DictationCore

/// The columns of the table.
enum MachineEvent: String, CaseIterable, Sendable {
  case armed, abandoned, held, released, interrupted, combined, tapped, toggled, toggledInPassword, start, stop, insert,
    escape, enter, rewriting, named, refused, taken, text, empty, failed, stopped, delivered, heldBack, inactive,
    unavailable

  var event: DictationEvent {
    typealias State = MachineState
    let password = Occasion(
      target: State.field, refusal: DictationFailure(.privateField, "This is a password field."))
    return switch self {
    case .armed: .trigger(.armed, State.here)
    case .abandoned: .trigger(.abandoned, State.here)
    case .held: .trigger(.held, State.here)
    case .released: .trigger(.released, State.here)
    case .interrupted: .trigger(.interrupted, State.here)
    case .combined: .trigger(.combined, State.here)
    case .tapped: .trigger(.tapped, State.here)
    case .toggled: .trigger(.toggled, State.here)
    case .toggledInPassword: .trigger(.toggled, password)
    case .start: .startRequested(State.here)
    case .stop: .stopRequested
    case .insert: .insertRequested(State.here)
    case .escape: .trigger(.escaped, State.here)
    case .enter: .trigger(.accepted, State.here)
    case .rewriting: .rewriting(State.one, raw: "um first", rules: "first")
    case .named: .startReplied(State.number(1), .success(State.one))
    case .refused: .startReplied(State.number(1), .failure(State.failure))
    case .taken: .claimReplied(State.number(1), .success(PendingText(session: State.two, draft: Draft(text: "old"))))
    case .text: .textReady(State.one, .final, Draft(text: "first"))
    case .empty: .textReady(State.one, .final, Draft(text: ""))
    case .failed: .failed(State.one, State.failure)
    case .stopped: .stopped(State.one)
    case .delivered: .delivered(State.one)
    case .heldBack: .heldBack(State.one)
    case .inactive: .sessionInactive
    case .unavailable: .unavailable(DictationFailure(.serviceUnavailable, "The service is gone."))
    }
  }
}
