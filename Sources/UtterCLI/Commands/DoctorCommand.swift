internal import ArgumentParser
internal import Capture
internal import DictationCore
internal import GLibRuntime
internal import ServiceInterface
internal import Settings

struct DoctorCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check everything that dictation needs, and say what to do.",
    discussion: """
      Listens to the microphone for about a second; what it hears goes nowhere. At the end a text is sent through the
      whole way into a field of the doctor's own, which takes the focus and the active input source for a moment and gives
      them back. Exit status 1 where a check failed.
      """)

  @Flag(help: "Print a JSON object.")
  var json = false

  @Flag(inversion: .prefixedNo, help: "Prove that a text reaches a field.")
  var commit = true

  @GLibActor func perform() async throws {
    var report = DoctorReport()
    func add(_ findings: [Finding]) {
      for finding in findings {
        report.add(finding)
        if !json { Terminal.print(finding.line) }
      }
    }
    let environment = DoctorEnvironment()
    add(SettingsCheck().findings())
    add([ComponentCheck(environment: environment).finding()])
    let daemonCheck = DaemonCheck(environment: environment)
    let daemon = await daemonCheck.connect()
    add(await daemonCheck.findings(daemon))
    add(EnvironmentCheck(environment: environment).findings())
    let source = LiveSettings().reading.settings.source
    add(
      await MicrophoneCheck(source: PulseAudioSource(), choice: source.isEmpty ? .followDefault : .named(source))
        .findings())
    add([JournalCheck(environment: environment).finding()])
    add(await serviceFindings(environment, daemon))
    Terminal.print(json ? try JSON.text(report) : report.summary)
    if !report.healthy { throw ExitCode.failure }
  }

  @GLibActor private func serviceFindings(_ environment: DoctorEnvironment, _ daemon: IBusDaemon?) async -> [Finding] {
    let client: DictationClient
    do throws(DictationFailure) {
      client = try await .ofSession()
    } catch {
      return [.failed("service", error.sentence, fix: "Run utter doctor in a terminal of the desktop session.")]
    }
    let findings = await ServiceCheck(client: client).findings()
    guard findings.first?.state != .failed else { return findings }
    return findings + [
      await RecognizerCheck(client: client, environment: environment).finding(), await commitFinding(client, daemon),
    ]
  }

  @GLibActor private func commitFinding(_ client: DictationClient, _ daemon: IBusDaemon?) async -> Finding {
    guard commit else {
      return .skipped("commit", "Not tried, as asked.")
    }
    guard let daemon else { return .skipped("commit", "Nothing can be written without ibus-daemon.") }
    return await CommitCheck(client: client, daemon: daemon).finding()
  }
}
