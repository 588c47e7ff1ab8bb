internal import DictationCore
internal import GLibRuntime

extension ServiceSignal {
  /// The signal's name and arguments on the bus.
  var message: (name: String, arguments: [Variant]) {
    switch self {
    case .started(let session): ("Started", [session.variant])
    case .level(let session, let level): ("Level", [session.variant, .double(level)])
    case .partial(let session, let stable, let volatile):
      ("Partial", [session.variant, .string(stable), .string(volatile)])
    case .stopped(let session): ("Stopped", [session.variant])
    case .progress(let session, let share): ("Progress", [session.variant, .double(share)])
    case .textReady(let session, let stage, let draft):
      ("TextReady", [session.variant, .string(stage.rawValue), .dictionary(draft.dictionary)])
    case .rewriting(let session, let raw, let rules):
      ("Rewriting", [session.variant, .string(raw), .string(rules)])
    case .preview(let session, let style): ("Preview", [session.variant, .string(style)])
    case .failed(let session, let failure):
      ("Failed", [session.variant, .string(failure.code.rawValue), .string(failure.sentence)])
    case .remark(let session, let sentence): ("Remark", [session.variant, .string(sentence)])
    case .pendingChanged(let count): ("PendingChanged", [.uint32(UInt32(clamping: count))])
    case .noticed(let sentence): ("Noticed", [.string(sentence)])
    case .triggerRequested(let trigger): ("TriggerRequested", [.string(trigger.rawValue)])
    case .sessionInactive: ("SessionInactive", [])
    }
  }

  /// Nil for a signal that this version does not know.
  ///
  /// - Throws: `VariantError` where the arguments are not what the interface says.
  init?(name: String, arguments: [Variant]) throws(VariantError) {
    switch name {
    case "Started": self = .started(try arguments.session())
    case "Level": self = .level(try arguments.session(), try arguments.value(at: 1))
    case "Partial":
      self = .partial(
        try arguments.session(), stable: try arguments.value(at: 1), volatile: try arguments.value(at: 2))
    case "Stopped": self = .stopped(try arguments.session())
    case "Progress": self = .progress(try arguments.session(), try arguments.value(at: 1))
    case "TextReady":
      guard let stage = DraftStage(rawValue: try arguments.value(at: 1)) else { return nil }
      self = .textReady(try arguments.session(), stage, try Draft(dictionary: try arguments.value(at: 2)))
    case "Rewriting":
      self = .rewriting(
        try arguments.session(), raw: try arguments.value(at: 1), rules: try arguments.value(at: 2))
    case "Preview": self = .preview(try arguments.session(), try arguments.value(at: 1))
    case "Failed":
      // A newer service may know causes that we do not; its sentence still says what happened.
      let code = DictationFailure.Code(rawValue: try arguments.value(at: 1)) ?? .serviceUnavailable
      self = .failed(try arguments.session(), DictationFailure(code, try arguments.value(at: 2)))
    case "Remark": self = .remark(try arguments.session(), try arguments.value(at: 1))
    case "PendingChanged": self = .pendingChanged(Int(try arguments.value(at: 0, as: UInt32.self)))
    case "Noticed": self = .noticed(try arguments.value(at: 0))
    case "TriggerRequested":
      guard let trigger = Trigger(rawValue: try arguments.value(at: 0)) else { return nil }
      self = .triggerRequested(trigger)
    case "SessionInactive": self = .sessionInactive
    default: return nil
    }
  }
}
