public import GLibRuntime
internal import Logging
public import RecognizerHost
public import SpeechModels

/// Tries out the models that were not yet on this machine, one after the other, while nobody dictates.
@GLibActor
public final class ModelTrials {
  /// Told of a model that turned out not to work, as a sentence for people.
  public var onTrouble: (@GLibActor (String) -> Void)?

  private let models: InstalledModels
  private let trial: ModelTrial
  private let log = Logger(label: "models")
  private var running: Task<Void, Never>?
  /// Those that could not be tried, through no fault of their own: not again before the next start.
  private var given: Set<String> = []

  public init(_ folders: UserFolders, _ program: WorkerProgram) {
    models = InstalledModels(folders)
    trial = ModelTrial(folders, program)
  }

  /// Whether nobody needs the processors now. A trial under way is given up for a dictation, and begun again later.
  public var isAllowed = false {
    didSet {
      if isAllowed { runNext() } else { running?.cancel() }
    }
  }

  private func runNext() {
    guard running == nil, let model = models.untried.first(where: { !given.contains($0.name) }) else { return }
    running = GLibActor.task { [self] in
      await run(model)
      running = nil
      if isAllowed { runNext() }
    }
  }

  private func run(_ model: InstalledModel) async {
    do {
      let factor = try await trial.run(model)
      log.info("A model was measured.", metadata: ["model": "\(model.name)", "real-time-factor": "\(factor)"])
    } catch {
      guard !Task.isCancelled else { return }
      given.insert(model.name)
      log.warning("A model cannot be used: \(error)", metadata: ["model": "\(model.name)"])
      if models.isBroken(model) { onTrouble?(InstalledModels.brokenSentence(model.name)) }
    }
  }
}
