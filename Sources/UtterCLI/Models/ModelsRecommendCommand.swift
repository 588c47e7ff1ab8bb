internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import SpeechModels

struct ModelsRecommendCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "recommend", abstract: localized("Name the model to install for a language."))

  @Option(help: ArgumentHelp(localized("A language tag such as en or de-AT (default: the one in the settings).")))
  var language: String?

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    let model = try shelf.recommended(for: language)
    try Terminal.print(model.name)
    let size = "\((model.source?.bytes ?? 0) / 1_000_000) MB"
    Terminal.note(
      localized("\(model.title), \(size), \(model.licence). `utter models install \(model.name)` installs it."))
  }
}

extension ModelShelf {
  /// - Parameter language: nil for that of the settings.
  /// - Throws: `DictationFailure` where no model speaks it.
  func recommended(for language: String? = nil) throws(DictationFailure) -> SpeechModel {
    let language = language ?? self.language
    if let model = catalogue.recommended(language: language) { return model }
    throw DictationFailure(
      .badRequest, localized("No model in the catalogue speaks \(language); `utter models list` shows them all."))
  }
}
