import Settings
import Speech

extension UtterSettings {
  var captureRequest: CaptureRequest {
    CaptureRequest(
      microphone: source.isEmpty ? .followDefault : .named(source), keep: keepMicrophone, waitsToListen: sounds)
  }
}
