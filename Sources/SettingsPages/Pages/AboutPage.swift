internal import DictationCore
internal import Doctor
public import GLibRuntime
internal import Localization

/// Which version this is, and what `utter doctor` finds.
@GLibActor
public final class AboutPage: PageModel {
  public var onChange: (@GLibActor () -> Void)?

  private let service: ServiceDesk
  private var report = DoctorReport()
  private var isRunning = false

  init(_ service: ServiceDesk) { self.service = service }

  public func appear() {
    if report.findings.isEmpty { examine() }
  }

  public var groups: [RowGroup] {
    [
      RowGroup(
        "about", "Utter", localized("Dictation for the desktop, as an input method."),
        rows: [
          Row("version", localized("Version"), UtterVersion.current),
          Row("licence", localized("Licence"), "MIT"),
        ]),
      RowGroup("doctor", localized("Diagnosis"), summary, rows: findingRows + [againRow]),
    ]
  }

  private var summary: String {
    if isRunning {
      return localized("Looking at everything that dictation needs. The microphone is open for a second.")
    }
    guard !report.findings.isEmpty else { return "" }
    let remarks = report.findings.count { $0.state == .warning }
    guard report.healthy, remarks > 0 else { return report.summary }
    return localized(
      "Dictation is ready; look at the remark below.", "Dictation is ready; look at the \(remarks) remarks below.",
      count: remarks)
  }

  /// A check may have several findings, so they are counted.
  private var findingRows: [Row] {
    report.findings.filter { $0.state != .skipped }.enumerated().map { index, finding in
      Row(
        "finding-\(index)", Self.title(finding.check),
        [finding.detail, finding.fix].compactMap(\.self).joined(separator: "\n"), mark: Mark(finding.state))
    }
  }

  /// What was looked at, in words for people.
  private static func title(_ check: String) -> String {
    switch check {
    case "settings": localized("Settings")
    case "component": localized("Registration with IBus")
    case "ibus-daemon": localized("IBus")
    case "engine": localized("Input method")
    case "input source": localized("Input source")
    case "environment": localized("Environment")
    case "sound server": localized("Sound server")
    case "microphone": localized("Microphone")
    case "recordings": localized("Recordings")
    case "service": localized("Dictation service")
    case "recognizer": localized("Recognizer")
    default: check
    }
  }

  private var againRow: Row {
    Row(
      "again", localized("Examine again"),
      localized("In a terminal, “utter doctor” also tries whether a text reaches a field."),
      buttons: [RowButton(localized("Examine"), isEnabled: !isRunning) { [weak self] in self?.examine() }])
  }

  private func examine() {
    guard !isRunning else { return }
    isRunning = true
    report = DoctorReport()
    onChange?()
    GLibActor.task { [self] in
      await service.withClient { client in
        await Doctor().examine(client, commit: false) { [weak self] finding in
          self?.report.add(finding)
          self?.onChange?()
        }
      }
      isRunning = false
      onChange?()
    }
  }
}

extension Mark {
  fileprivate init(_ state: Finding.State) {
    self =
      switch state {
      case .ok: .good
      case .warning: .warning
      case .failed: .bad
      case .skipped: .unknown
      }
  }
}
