internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

/// Whether the service can be started, speaks our version, and what it says of itself.
@GLibActor
struct ServiceCheck {
  let client: DictationClient

  func findings() async -> [Finding] {
    do throws(DictationFailure) {
      try await client.register()
      let status = try await client.status()
      var findings = [judge(version: status)]
      if status.pending > 0 {
        findings.append(
          .warning(
            "waiting texts", localized("One text waits.", "\(status.pending) texts wait.", count: status.pending),
            fix: localized("Insert the oldest where the caret is with `utter insert`, or print it with `utter take`.")))
      }
      return findings
    } catch {
      return [
        .failed(
          "service", error.sentence,
          fix: localized("Look into ~/.local/state/utter/log/utterd.log, and install Utter again if nothing is there."))
      ]
    }
  }

  private func judge(version status: ServiceStatus) -> Finding {
    guard status.version == UtterVersion.current else {
      return .warning(
        "service", localized("Version \(status.version) still runs, while \(UtterVersion.current) is installed."),
        fix: localized("Log out and in again."))
    }
    return .ok("service", localized("It runs, version \(status.version)."))
  }
}
