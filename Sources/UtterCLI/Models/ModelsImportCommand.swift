internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Glibc
internal import Localization
internal import SpeechModels

struct ModelsImportCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: localized("Take over a model from a folder on this machine."),
    discussion: localized(
      """
      The folder holds .onnx files and a tokens.txt, as sherpa-onnx publishes them. One of the catalogue is recognized \
      by its files; of others the kind is guessed by their names.
      """))

  @Argument(help: ArgumentHelp(localized("The folder.")), completion: .directory)
  var path: String

  @Option(help: ArgumentHelp(localized("What to call it (default: the catalogue's name, or the folder's).")))
  var name: String?

  @Option(
    help: ArgumentHelp(
      localized(
        "Its kind, where the guess is wrong: \(SpeechModel.Kind.allCases.map(\.rawValue).joined(separator: ", ")).")))
  var kind: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(localized("The languages it speaks (default: the one in the settings).")))
  var language: [String] = []

  func validate() throws {
    if let kind, SpeechModel.Kind(rawValue: kind) == nil {
      throw ValidationError(localized("There is no kind of model \"\(kind)\"."))
    }
  }

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    let model = try model(shelf)
    let path = path
    let installed = try await shelf.change { store throws(ModelStoreError) in
      try ModelInstaller(into: store).importFolder(path, as: model)
    }
    shelf.folders.knowledge.forget(model.name)
    Terminal.note(localized("\(model.name) is installed, as a model of the kind \(model.kind.rawValue)."))
    try await shelf.tryOut(installed)
  }

  @GLibActor private func model(_ shelf: ModelShelf) throws(DictationFailure) -> SpeechModel {
    if kind == nil, let known = shelf.catalogue.model(in: path), name == nil || name == known.name { return known }
    let folder = path.split(separator: "/").last.map(String.init) ?? path
    let languages = language.isEmpty ? [String(shelf.language.prefix { $0 != "-" })] : language
    guard
      let model = SpeechModel(
        folder: path, name: name ?? folder, kind: kind.flatMap { SpeechModel.Kind(rawValue: $0) }, languages: languages)
    else { throw DictationFailure(ModelStoreError.notAModel(path)) }
    return model
  }
}
