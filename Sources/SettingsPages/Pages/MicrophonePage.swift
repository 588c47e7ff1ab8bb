internal import Capture
public import GLibRuntime
internal import Localization
internal import Speech

/// Which microphone, what is wrong with it, and how it sounds.
@GLibActor
public final class MicrophonePage: PageModel {
  public var onChange: (@GLibActor () -> Void)?

  private let settings: StoredSettings
  private let list: MicrophoneList
  private let trial: SoundTrial

  init(_ settings: StoredSettings, server: String? = nil) {
    self.settings = settings
    let source = PulseAudioSource(server: server)
    list = MicrophoneList(source)
    trial = SoundTrial(source)
    settings.onChange { [weak self] in self?.onChange?() }
    list.onChange = { [weak self] in self?.onChange?() }
    trial.onChange = { [weak self] in self?.onChange?() }
  }

  public func appear() { list.follow() }

  public func disappear() {
    list.stop()
    trial.stop()
  }

  public var groups: [RowGroup] {
    settings.problemGroups + [
      RowGroup("choice", localized("Microphone"), rows: [choiceRow, warningRow, keepRow].compactMap(\.self)),
      RowGroup(
        "trial", localized("How it sounds"), localized("What is recorded here stays in memory, and is forgotten."),
        rows: [waveRow]),
    ]
  }

  private var chosen: String { settings.value("source") ?? "" }

  private var choice: MicrophoneChoice { chosen.isEmpty ? .followDefault : .named(chosen) }

  private var choiceRow: Row? {
    let standard = MicrophoneChoice.followDefault.resolved(among: list.microphones)
    let automatic = standard.map { localized("Default: \($0.description)") } ?? localized("Default")
    var choices = [("", automatic)]
    choices += list.microphones.filter { !$0.isMonitor || $0.name == chosen }.map { ($0.name, $0.description) }
    if !choices.contains(where: { $0.0 == chosen }) {
      choices.append((chosen, localized("\(chosen) (not plugged in)")))
    }
    return settings.choice("source", localized("Microphone"), "", choices)
  }

  private var warningRow: Row? {
    let title = localized("This microphone")
    if let problem = list.problem { return Row("warning", title, problem, mark: .bad) }
    guard let microphone = choice.resolved(among: list.microphones) else { return nil }
    guard let warning = MicrophoneWords.warning(of: microphone) else {
      return Row("warning", title, localized("“\(microphone.description)” is ready."), mark: .good)
    }
    return Row("warning", title, warning.sentence, mark: warning.mark)
  }

  private var keepRow: Row? {
    settings.number(
      "keep-microphone-seconds", localized("Keep it open"),
      localized("Seconds after a dictation, for microphones that are slow to open. Nothing is recorded meanwhile."),
      step: 10)
  }

  private var waveRow: Row {
    var buttons: [RowButton] = []
    switch trial.state {
    case .recording: buttons = [RowButton(localized("Stop")) { [trial] in trial.stop() }]
    case .playing: buttons = [RowButton(localized("Stop")) { [trial] in trial.stop() }]
    case .idle:
      buttons = [
        RowButton(localized("Record"), style: .suggested, isEnabled: list.problem == nil) { [weak self] in
          guard let self else { return }
          self.trial.record(self.choice)
        }
      ]
      if trial.hasRecording { buttons.append(RowButton(localized("Play")) { [trial] in trial.play() }) }
    }
    let words =
      trial.problem
      ?? (trial.state == .recording ? localized("Say something.") : localized("Record a sentence, and listen to it."))
    return Row(
      "wave", localized("Level"), words, mark: trial.problem == nil ? nil : .bad, .wave(trial.peaks), buttons: buttons)
  }
}
