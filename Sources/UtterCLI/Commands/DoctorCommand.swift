internal import ArgumentParser
internal import DictationCore
internal import Doctor
internal import GLibRuntime
internal import Localization
internal import ServiceInterface

struct DoctorCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: localized("Check everything that dictation needs, and say what to do."),
    discussion: localized(
      """
      Listens to the microphone for about a second; what it hears goes nowhere. At the end a text is sent through the
      whole way into a field of the doctor's own, which takes the focus and the active input source for a moment and gives
      them back. Exit status 1 where a check failed.
      """))

  @Flag(help: ArgumentHelp(localized("Print a JSON object.")))
  var json = false

  @Flag(inversion: .prefixedNo, help: ArgumentHelp(localized("Prove that a text reaches a field.")))
  var commit = true

  @GLibActor func perform() async throws {
    var report = DoctorReport()
    let client: Result<DictationClient, DictationFailure>
    do throws(DictationFailure) {
      client = .success(try await .ofSession())
    } catch {
      client = .failure(error)
    }
    await Doctor().examine(client, commit: commit) { finding in
      report.add(finding)
      // What cannot be printed is said at the end, of the summary.
      if !json { _ = Terminal.put(finding.line + "\n") }
    }
    try Terminal.print(json ? JSON.text(report) : report.summary)
    if !report.healthy { throw ExitCode.failure }
  }
}
