import DictationCore
import Localization
import Speech

extension DictationFailure {
  init(capturing error: CaptureError) {
    let code: Code =
      switch error {
      case .noSoundServer: .noSoundServer
      case .noMicrophone: .noMicrophone
      case .refused, .stalled: .microphoneBusy
      case .lost: .microphoneLost
      }
    self.init(code, error.sentence)
  }

  static func silent(_ microphone: Microphone, _ cause: SilenceCause) -> DictationFailure {
    let name = "“\(microphone.description)”"
    let sentence =
      switch cause {
      case .muted: localized("The microphone \(name) is muted: unmute it in the sound settings.")
      case .volumeZero: localized("The volume of the microphone \(name) is zero: turn it up in the sound settings.")
      case .allZero:
        localized(
          "The microphone \(name) gives only silence: look for a mute switch on it, or choose another microphone.")
      }
    return DictationFailure(.microphoneSilent, sentence)
  }
}
