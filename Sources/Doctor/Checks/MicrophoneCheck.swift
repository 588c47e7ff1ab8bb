internal import Capture
internal import GLibRuntime
internal import Localization
internal import Settings
internal import Speech

/// Whether there is a sound server, a microphone, and anything that it hears. Listens for about a second; what it hears
/// goes nowhere.
struct MicrophoneCheck {
  let source: any AudioSource
  let choice: MicrophoneChoice

  func findings() async -> [Finding] {
    let microphones: [Microphone]
    do throws(CaptureError) {
      microphones = try await source.microphones()
    } catch {
      return [
        .failed(
          "sound server", error.sentence,
          fix: localized("Run `systemctl --user start pipewire-pulse`, or `pulseaudio --start`."))
      ]
    }
    var findings = [Finding.ok("sound server", localized("It answers."))]
    if case .named(let name) = choice, !microphones.contains(where: { $0.name == name }) {
      findings.append(
        .warning(
          "microphone",
          localized("The microphone in the settings, “\(name)”, is not plugged in; the default one is used."),
          fix: localized("Plug it in, or run `gsettings reset \(SettingsSchema.id) source`.")))
    }
    findings.append(await listen())
    return findings
  }

  private func listen() async -> Finding {
    let capture = source.capture(CaptureRequest(microphone: choice, tail: .zero, zerosUntilSilent: .seconds(1)))
    defer { capture.cancel() }
    var name: String?
    for await event in capture.events {
      switch event {
      case .started(let microphone): name = microphone.description
      case .fragment(let fragment) where fragment.samples.contains { $0 != 0 }:
        return .ok(
          "microphone",
          name.map { localized("It hears something through “\($0)”.") } ?? localized("It hears something."))
      case .silent(let microphone, let cause): return Self.judge(microphone, cause)
      case .failed(let error):
        return .failed("microphone", error.sentence, fix: localized("`pactl list short sources` shows what there is."))
      case .opened, .fragment, .moved, .audible, .stopped: break
      }
    }
    return .failed(
      "microphone", name.map { localized("“\($0)” gave no sound.") } ?? localized("The microphone gave no sound."),
      fix: localized("Choose another microphone in the sound settings."))
  }

  private static func judge(_ microphone: Microphone, _ cause: SilenceCause) -> Finding {
    let name = "“\(microphone.description)”"
    return switch cause {
    case .muted:
      .failed(
        "microphone", localized("\(name) is muted."),
        fix: localized("Unmute it in the sound settings, or `pactl set-source-mute @DEFAULT_SOURCE@ 0`."))
    case .volumeZero:
      .failed(
        "microphone", localized("The volume of \(name) is zero."), fix: localized("Turn it up in the sound settings."))
    case .allZero:
      .failed(
        "microphone", localized("\(name) gives nothing but zeros."),
        fix: localized("Look for a mute switch on it, or choose another microphone."))
    }
  }
}
