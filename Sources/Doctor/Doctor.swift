internal import Capture
public import DictationCore
public import GLibRuntime
internal import Localization
public import ServiceInterface
internal import Settings
internal import Speech

/// Checks everything that dictation needs.
@GLibActor
public struct Doctor {
  private let environment: DoctorEnvironment

  public init(_ environment: DoctorEnvironment = DoctorEnvironment()) { self.environment = environment }

  /// All checks, in an order in which what comes first explains what comes later.
  ///
  /// - Parameters:
  ///   - client: of the service, or why there is none.
  ///   - commit: whether to prove that a text reaches a field, which takes the focus for a moment.
  ///   - found: gets each finding as soon as it is known.
  public func examine(
    _ client: Result<DictationClient, DictationFailure>, commit: Bool, _ found: @GLibActor (Finding) -> Void
  ) async {
    SettingsCheck().findings().forEach(found)
    found(ComponentCheck(environment: environment).finding())
    let daemonCheck = DaemonCheck(environment: environment)
    let daemon = await daemonCheck.connect()
    await daemonCheck.findings(daemon).forEach(found)
    EnvironmentCheck(environment: environment).findings().forEach(found)
    await microphoneFindings().forEach(found)
    found(JournalCheck(environment: environment).finding())
    await serviceFindings(client, daemon, commit: commit).forEach(found)
  }

  /// Whether the ibus-daemon runs, knows Utter, and has it as the active input source.
  public func inputSourceFindings() async -> [Finding] {
    let check = DaemonCheck(environment: environment)
    return await check.findings(await check.connect())
  }

  /// Whether the microphone hears anything. Listens for about a second; what it hears goes nowhere.
  public func microphoneFindings() async -> [Finding] {
    let source = LiveSettings().reading.settings.source
    return await MicrophoneCheck(source: PulseAudioSource(), choice: source.isEmpty ? .followDefault : .named(source))
      .findings()
  }

  private func serviceFindings(
    _ client: Result<DictationClient, DictationFailure>, _ daemon: IBusDaemon?, commit: Bool
  ) async -> [Finding] {
    guard case .success(let client) = client else {
      guard case .failure(let failure) = client else { return [] }
      return [
        .failed("service", failure.sentence, fix: localized("Run utter doctor in a terminal of the desktop session."))
      ]
    }
    let findings = await ServiceCheck(client: client).findings()
    guard findings.first?.state != .failed else { return findings }
    return findings + [
      await RecognizerCheck(client: client, environment: environment).finding(),
      await commitFinding(client, daemon, isWanted: commit),
    ]
  }

  private func commitFinding(_ client: DictationClient, _ daemon: IBusDaemon?, isWanted: Bool) async -> Finding {
    guard isWanted else { return .skipped("commit", localized("Not tried, as asked.")) }
    guard let daemon else { return .skipped("commit", localized("Nothing can be written without ibus-daemon.")) }
    return await CommitCheck(client: client, daemon: daemon).finding()
  }
}
