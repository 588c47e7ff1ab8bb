internal import Localization

/// Why a microphone gives no samples, with the facts that the user needs.
public enum CaptureError: Error, Hashable, Sendable {
  /// Neither PulseAudio nor PipeWire answers; the detail is libpulse's.
  case noSoundServer(detail: String)
  /// There is no source at all, or only monitors of loudspeakers.
  case noMicrophone(monitorsOnly: Bool)
  /// The server refused the stream; the microphone is given by its description.
  case refused(microphone: String, detail: String)
  /// The stream was accepted, yet no samples come: the device is held by another program.
  case stalled(microphone: String)
  /// The device, or the server, went away while it was recorded from, and there is none to go on with.
  case lost(microphone: String)

  /// One sentence for people: what happened, and what to do.
  public var sentence: String {
    switch self {
    case .noSoundServer(let detail):
      localized("No sound server answers (\(detail)): start PipeWire or PulseAudio, then dictate again.")
    case .noMicrophone(monitorsOnly: false):
      localized("There is no microphone: plug one in or switch it on in the sound settings.")
    case .noMicrophone(monitorsOnly: true):
      localized("There is no microphone, only the monitor of a loudspeaker: plug a microphone in.")
    case .refused(let microphone, let detail):
      localized(
        "The sound server does not open the microphone “\(microphone)” (\(detail)): choose another one in the settings."
      )
    case .stalled(let microphone):
      localized(
        "The microphone “\(microphone)” gives no sound: close the program that uses it, or choose another microphone.")
    case .lost(let microphone):
      localized(
        "The microphone “\(microphone)” went away while you spoke: plug it in again; what was said until then is kept.")
    }
  }
}
