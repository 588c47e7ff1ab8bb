internal import ArgumentParser
internal import DictationCore
internal import Doctor
internal import GLibRuntime
internal import ServiceInterface

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
    let client: Result<DictationClient, DictationFailure>
    do throws(DictationFailure) {
      client = .success(try await .ofSession())
    } catch {
      client = .failure(error)
    }
    await Doctor().examine(client, commit: commit) { finding in
      report.add(finding)
      if !json { Terminal.print(finding.line) }
    }
    Terminal.print(json ? try JSON.text(report) : report.summary)
    if !report.healthy { throw ExitCode.failure }
  }
}
