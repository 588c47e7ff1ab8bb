internal import CloudRecognition
internal import DictationCore
public import GLibRuntime
internal import Localization
internal import Profiles
internal import ServiceInterface

/// What is kept, what leaves the machine and to whom, and how to be rid of it.
@GLibActor
public final class PrivacyPage: PageModel {
  public var onChange: (@GLibActor () -> Void)?

  private let settings: StoredSettings
  private let service: ServiceDesk
  /// Of its own: it looks at them for as long as it is seen.
  private let profiles: ProfileBook
  private let providers: ProviderFile
  private var deletion: (mark: Mark, sentence: String)?

  init(_ settings: StoredSettings, _ service: ServiceDesk, _ environment: ProgramEnvironment) {
    self.settings = settings
    self.service = service
    profiles = ProfileBook(.ofUser(environment: environment.variables))
    providers = ProviderFile(environment: environment.variables)
    settings.onChange { [weak self] in self?.onChange?() }
    profiles.onChange = { [weak self] in self?.onChange?() }
    profiles.file?.look()
  }

  public func appear() {
    profiles.file?.follow()
    onChange?()
  }

  public func disappear() { profiles.file?.stop() }

  public var groups: [RowGroup] {
    settings.problemGroups + [
      RowGroup(
        "network", localized("Network"),
        rows: [
          settings.toggle(
            "local-only", localized("Use no network at all"),
            localized("Nothing is sent and nothing is fetched, speech models included.")),
          leavingRow,
        ].compactMap(\.self)),
      RowGroup(
        "history", localized("History"),
        localized("It stays on this machine. Nothing from a password or private field is ever kept."),
        rows: [
          settings.toggle("history", localized("Remember what was said"), values: (on: "on", off: "off")),
          settings.number(
            "retention-days", localized("Delete after"), localized("Days; 0 to keep everything."), step: 10),
          settings.number(
            "keep-audio-hours", localized("Keep recordings"),
            localized("Hours after the text was delivered, to listen or recognize again; 0 for none."), step: 1),
          deleteRow,
        ].compactMap(\.self)),
    ]
  }

  /// Says it as it is now.
  private var leavingRow: Row {
    let title = localized("What leaves this machine")
    if settings.value("local-only") == true {
      return Row("leaving", title, localized("Nothing, while the switch above is on."), mark: .good)
    }
    let receivers = Receiver.all(ChosenReceivers(settings, profiles.profiles), providers: providers.read().providers)
    guard receivers.isEmpty else {
      return Row("leaving", title, receivers.map(\.sentence).joined(separator: "\n"), mark: .warning)
    }
    return Row(
      "leaving", title,
      localized("Nothing you say. Speech models are fetched from their makers when you install one."), mark: .good)
  }

  private var deleteRow: Row {
    let question = RowButton.Question(
      localized("Delete the whole history?"),
      localized("Every text and every recording is deleted for good. Nobody can bring them back."))
    return Row(
      "delete", localized("Delete everything"), deletion?.sentence ?? localized("All texts and recordings, for good."),
      mark: deletion?.mark,
      buttons: [
        RowButton(
          localized("Delete…"), style: .destructive, isEnabled: deletion?.mark != .busy, question: question
        ) { [weak self] in self?.deleteEverything() }
      ])
  }

  private func deleteEverything() {
    note(.busy, localized("Deleting"))
    GLibActor.task { [weak self, service] in
      do throws(DictationFailure) {
        let count = try await service.history().delete(.all)
        self?.note(
          .good, localized("\(count) dictation was deleted.", "\(count) dictations were deleted.", count: count))
      } catch {
        self?.note(.bad, error.sentence)
      }
    }
  }

  private func note(_ mark: Mark, _ sentence: String) {
    deletion = (mark, sentence)
    onChange?()
  }
}
