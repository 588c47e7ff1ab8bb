internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import SpeechModels

struct ModelsUseCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "use", abstract: localized("Dictate with this model, or with \"auto\": the best that is installed."))

  @Argument(help: ArgumentHelp(localized("An installed model, or auto.")))
  var name: String

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    guard name != "auto" else {
      try shelf.setRecognizer("auto")
      return Terminal.note(localized("The best installed model for your language dictates from now on."))
    }
    let model = try shelf.installed(name)
    guard model.model.isRecognizer else {
      throw DictationFailure(
        .badRequest, localized("\(name) helps other models and is used by itself where it is installed."))
    }
    if let broken = shelf.folders.knowledge[model].broken {
      throw DictationFailure(
        .badRequest, localized("\(name) does not work: \(broken) `utter models verify \(name)` tries it again."))
    }
    try shelf.setRecognizer("sherpa/\(name)")
    Terminal.note(localized("\(name) dictates from now on."))
  }
}
