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
    return report.findings.isEmpty ? "" : report.summary
  }

  /// A check may have several findings, so they are counted.
  private var findingRows: [Row] {
    report.findings.enumerated().map { index, finding in
      Row(
        "finding-\(index)", Self.title(finding.check),
        [finding.detail, finding.fix].compactMap(\.self).joined(separator: "\n"), mark: Mark(finding.state))
    }
  }

  private static func title(_ check: String) -> String { check.prefix(1).uppercased() + check.dropFirst() }

  private var againRow: Row {
    Row(
      "again", localized("Examine again"),
      localized("Without the proof that a text reaches a field, which takes the focus: utter doctor does that."),
      buttons: [RowButton(localized("Examine"), isEnabled: !isRunning) { [weak self] in self?.examine() }])
  }

  private func examine() {
    guard !isRunning else { return }
    isRunning = true
    report = DoctorReport()
    onChange?()
    GLibActor.task { [self] in
      await Doctor().examine(await service.client(), commit: false) { [weak self] finding in
        self?.report.add(finding)
        self?.onChange?()
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
