internal import Localization
internal import Speech

/// What is to be said of a microphone.
enum MicrophoneWords {
  static func silence(of microphone: Microphone, _ cause: SilenceCause) -> String {
    let name = microphone.description
    return switch cause {
    case .muted: localized("“\(name)” is muted: unmute it in the sound settings.")
    case .volumeZero: localized("The volume of “\(name)” is zero: turn it up in the sound settings.")
    case .allZero: localized("“\(name)” gives nothing but zeros: look for a switch on it, or choose another one.")
    }
  }

  /// What the user should know before he speaks; nil where all is well.
  static func warning(of microphone: Microphone) -> (mark: Mark, sentence: String)? {
    if microphone.isMuted { return (.bad, silence(of: microphone, .muted)) }
    if microphone.volume <= 0 { return (.bad, silence(of: microphone, .volumeZero)) }
    if microphone.isMonitor {
      return (.warning, localized("It hears what the loudspeaker plays, and nothing you say."))
    }
    guard microphone.isBluetoothHeadset else { return nil }
    return (
      .warning,
      localized(
        "A Bluetooth headset needs up to two seconds to switch to its microphone, and music sounds worse meanwhile. "
          + "Keeping the microphone open after a dictation helps with the next one.")
    )
  }
}
