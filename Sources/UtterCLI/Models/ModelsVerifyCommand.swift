internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import SpeechModels

struct ModelsVerifyCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: localized("Check that models are whole and work here."),
    discussion: localized(
      "What was found to be broken before is forgotten, and found out anew. Exit status 1 where one fails."))

  @Argument(help: ArgumentHelp(localized("The model (default: all that are installed).")))
  var name: String?

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    let models = try name.map { [try shelf.installed($0)] } ?? shelf.store.installed()
    if models.isEmpty {
      Terminal.note(localized("No model is installed; `utter models install` installs the recommended one."))
    }
    var isWell = true
    for model in models {
      do throws(DictationFailure) {
        try await verify(model, shelf)
      } catch {
        Terminal.complain(error.sentence)
        isWell = false
      }
    }
    if !isWell { throw ExitCode.failure }
  }

  @GLibActor private func verify(_ model: InstalledModel, _ shelf: ModelShelf) async throws(DictationFailure) {
    Terminal.show("\(model.name): \(InstallationLine.text(.checking))")
    let damaged = try await shelf.change { store throws(ModelStoreError) in try store.damaged(model.name) }
    guard damaged.isEmpty else {
      let files = damaged.joined(separator: ", ")
      shelf.folders.knowledge.note(model) { $0.broken = localized("Its files are damaged (\(files)).") }
      throw DictationFailure(
        .badRequest,
        localized("\(model.name) is damaged (\(files)); `utter models remove \(model.name)`, then install it again."))
    }
    shelf.folders.knowledge.forget(model.name)
    if model.model.isRecognizer {
      try await shelf.tryOut(model)
    } else {
      Terminal.note(localized("\(model.name) is whole."))
    }
  }
}
