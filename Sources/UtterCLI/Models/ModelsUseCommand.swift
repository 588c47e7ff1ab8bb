internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import SpeechModels

struct ModelsUseCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "use", abstract: "Dictate with this model, or with \"auto\": the best that is installed.")

  @Argument(help: "An installed model, or auto.")
  var name: String

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    guard name != "auto" else {
      try shelf.setRecognizer("auto")
      return Terminal.note("The best installed model for your language dictates from now on.")
    }
    let model = try shelf.installed(name)
    guard model.model.isRecognizer else {
      throw DictationFailure(.badRequest, "\(name) helps other models and is used by itself where it is installed.")
    }
    if let broken = shelf.folders.knowledge[model].broken {
      throw DictationFailure(
        .badRequest, "\(name) does not work: \(broken) `utter models verify \(name)` tries it again.")
    }
    try shelf.setRecognizer("sherpa/\(name)")
    Terminal.note("\(name) dictates from now on.")
  }
}
