internal import Doctor
internal import GLibRuntime
internal import Localization

/// A second of listening, and what came of it.
@GLibActor
final class MicrophoneTrial {
  var onChange: (@GLibActor () -> Void)?
  private(set) var finding: Finding?
  private(set) var isRunning = false

  var mark: Mark {
    if isRunning { return .busy }
    return switch finding?.state {
    case .ok: .good
    case .warning: .warning
    case .failed: .bad
    case .skipped, nil: .unknown
    }
  }

  var sentence: String {
    if isRunning { return localized("Say something.") }
    guard let finding else { return localized("Nothing is recorded before you ask for it. Try whether it hears you.") }
    return [finding.detail, finding.state == .ok ? nil : finding.fix].compactMap(\.self).joined(separator: " ")
  }

  func run() {
    guard !isRunning else { return }
    isRunning = true
    onChange?()
    GLibActor.task { [self] in
      let findings = await Doctor().microphoneFindings()
      finding = findings.first { $0.state == .failed } ?? findings.last
      isRunning = false
      onChange?()
    }
  }
}
