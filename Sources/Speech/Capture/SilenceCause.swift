/// Why a microphone is open and yet cannot hear.
public enum SilenceCause: Hashable, Sendable {
  /// Muted in the sound settings.
  case muted
  /// Its volume is zero.
  case volumeZero
  /// Nothing but zeros came: a switch on the device, as a rule.
  case allZero
}
