internal import GLibRuntime

/// What the daemon tells an input context.
public enum ContextEvent: Hashable, Sendable {
  case commit(String)
  case preedit(String, isVisible: Bool, mode: UInt32)
  case preeditShown
  case preeditHidden
  case forwardedKey(keysym: UInt32, keycode: UInt32, state: UInt32)
  case deleteSurroundingText(offset: Int32, count: UInt32)
  case surroundingTextRequired
  case other(String)

  init(_ signal: BusSignal) {
    let arguments = signal.arguments
    switch (signal.name, arguments.first, arguments.dropFirst().first, arguments.dropFirst(2).first) {
    case ("CommitText", let text, _, _): self = .commit(IBusText.decode(text) ?? "")
    case ("UpdatePreeditText", let text, _, .bool(let isVisible)),
      ("UpdatePreeditTextWithMode", let text, _, .bool(let isVisible)):
      // Without a mode the daemon keeps it to itself; 0 is CLEAR.
      let mode: UInt32 = if case .uint32(let mode)? = arguments.dropFirst(3).first { mode } else { 0 }
      self = .preedit(IBusText.decode(text) ?? "", isVisible: isVisible, mode: mode)
    case ("ShowPreeditText", _, _, _): self = .preeditShown
    case ("HidePreeditText", _, _, _): self = .preeditHidden
    case ("ForwardKeyEvent", .uint32(let keysym), .uint32(let keycode), .uint32(let state)):
      self = .forwardedKey(keysym: keysym, keycode: keycode, state: state)
    case ("DeleteSurroundingText", .int32(let offset), .uint32(let count), _):
      self = .deleteSurroundingText(offset: offset, count: count)
    case ("RequireSurroundingText", _, _, _): self = .surroundingTextRequired
    default: self = .other(signal.name)
    }
  }
}
