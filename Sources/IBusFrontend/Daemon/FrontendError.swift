import Localization

/// Why the engine cannot serve. `sentence` is for people.
public enum FrontendError: Error, Hashable, Sendable {
  case noDaemon
  /// Another process has our bus name: an engine that the daemon started, or a second one started by hand.
  case alreadyRunning
  case nameRefused(reply: UInt32)

  public var sentence: String {
    switch self {
    case .noDaemon:
      localized("No ibus-daemon answers; start it with `ibus-daemon -drx` (most desktops start it at login).")
    case .alreadyRunning:
      localized(
        "Another ibus-engine-utter serves this ibus-daemon already, so this one ends; "
          + "the daemon starts the engine by itself when Utter is chosen as the input source.")
    case .nameRefused(let reply):
      localized("ibus-daemon refused the name \(IBusDaemon.componentName) (reply \(reply)); run `ibus restart`.")
    }
  }
}
