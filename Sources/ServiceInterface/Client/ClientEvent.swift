public import DictationCore

/// What a `DictationClient` tells by itself.
public enum ClientEvent: Hashable, Sendable {
  case signal(ServiceSignal)
  /// The service went away, or cannot be used. Its sessions are over; `available` follows when it is back.
  case unavailable(DictationFailure)
  /// The service is there and we are registered. How many texts wait follows at once, as a signal.
  case available
  /// What can be chosen there; follows every registration.
  case choices(ServiceChoices)
  /// It is of another version than this program, and possibly about to end for a newer one; follows the registration.
  case otherVersion(String, isOutdated: Bool)
}
