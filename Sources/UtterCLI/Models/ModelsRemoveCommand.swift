internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import SpeechModels

struct ModelsRemoveCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: localized("Delete an installed model."))

  @Argument(help: ArgumentHelp(localized("The model.")))
  var name: String

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    let name = name
    try await shelf.change { store throws(ModelStoreError) in try store.remove(name) }
    shelf.folders.knowledge.forget(name)
    Terminal.note(localized("\(name) is removed."))
    guard shelf.settings.recognizer == "sherpa/\(name)" else { return }
    try shelf.setRecognizer("auto")
    Terminal.note(localized("It was the one in use, so the best of the others dictates from now on."))
  }
}
