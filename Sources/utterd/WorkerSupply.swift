import DictationService
import GLibRuntime
import Glibc
import RecognizerHost
import Settings
import Speech

/// Recognizers in worker processes: one worker for dictations, started ahead, and one for files.
@GLibActor
final class WorkerSupply: RecognizerSupply {
  var settings: UtterSettings {
    didSet { setLimits() }
  }

  private let dictations: RecognizerHost
  private let files: RecognizerHost

  init(_ settings: UtterSettings) {
    self.settings = settings
    let program = WorkerProgram.installed(environment: Self.environment)
    dictations = RecognizerHost(program)
    files = RecognizerHost(program)
    setLimits()
  }

  @GLibActor
  func recognizer(
    _ id: String, for use: RecognizerUse, replay: (any AudioReplay)?
  ) async throws -> any Recognizer {
    let host = use == .dictation ? dictations : files
    return host.recognizer(EngineConfiguration(recognizer: Self.resolved(id)), replay: replay)
  }

  @GLibActor
  func prepare(_ id: String) async { dictations.warm(EngineConfiguration(recognizer: Self.resolved(id))) }

  private func setLimits() {
    dictations.limits.idle = settings.unloadAfter
    // Nobody waits for the next file.
    files.limits.idle = .seconds(10)
  }

  private static func resolved(_ id: String) -> String { id == "auto" ? "pocketsphinx" : id }

  private static var environment: [String: String] {
    var variables: [String: String] = [:]
    var pointer = environ
    while let entry = pointer.pointee {
      let text = String(cString: entry)
      if let sign = text.firstIndex(of: "=") {
        variables[String(text[..<sign])] = String(text[text.index(after: sign)...])
      }
      pointer += 1
    }
    return variables
  }
}
