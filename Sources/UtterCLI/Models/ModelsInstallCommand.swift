internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import SpeechModels

struct ModelsInstallCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: localized("Download a model, check it and try it out."),
    discussion: localized(
      """
      Without a name it takes the one that is recommended for your language, and what helps it. Interrupted, the \
      next run goes on where this one stopped.
      """))

  @Argument(help: ArgumentHelp(localized("The model, as `utter models list` names it.")))
  var name: String?

  @Option(
    help: ArgumentHelp(localized("Take it from another address, or from a file on this machine.")), completion: .file())
  var from: String?

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    let models = try name.map { [try shelf.listed($0)] } ?? recommended(shelf)
    if from != nil, models.count > 1, name == nil {
      throw DictationFailure(
        .badRequest, localized("Say which model \(from ?? "") holds: utter models install NAME --from …"))
    }
    for model in models { try await install(model, shelf) }
  }

  /// The recommended model, and the small ones that help any.
  @GLibActor private func recommended(_ shelf: ModelShelf) throws(DictationFailure) -> [SpeechModel] {
    let model = try shelf.recommended()
    let helpers = shelf.catalogue.models.filter { helper in
      helper.kind == .voiceActivity
        || helper.kind == .punctuation && !model.punctuated && helper.languages == model.languages
    }
    let missing = ([model] + helpers).filter { shelf.store[$0.name] == nil }
    if missing.isEmpty { Terminal.note(localized("\(model.name), the recommended model, is installed already.")) }
    return missing
  }

  @GLibActor private func install(_ model: SpeechModel, _ shelf: ModelShelf) async throws {
    let stopped = SharedFlag()
    let interrupt = InterruptWatch { _ in stopped.set() }
    defer { interrupt.end() }
    do {
      let installed = try await fetch(model, shelf, until: stopped)
      Terminal.clearLine()
      shelf.folders.knowledge.forget(model.name)
      Terminal.note(localized("\(model.name) is installed."))
      try await shelf.tryOut(installed)
    } catch {
      guard stopped.isSet else { throw error }
      Terminal.complain(error.sentence)
      throw ExitCode(130)
    }
  }

  @GLibActor private func fetch(
    _ model: SpeechModel, _ shelf: ModelShelf, until stopped: SharedFlag
  ) async throws(DictationFailure) -> InstalledModel {
    let line = InstallationLine(model.name)
    let origin = from
    return try await shelf.change { store throws(ModelStoreError) in
      let installer = ModelInstaller(into: store) { progress in
        line.show(progress)
        return !stopped.isSet
      }
      return try installer.install(model, from: origin)
    }
  }
}
