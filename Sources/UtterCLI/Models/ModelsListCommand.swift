internal import ArgumentParser
internal import GLibRuntime
internal import LocalRecognition
internal import Localization
internal import Speech
internal import SpeechModels

struct ModelsListCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: localized("Show the models that can be installed, and those that are."),
    discussion:
      localized(
        "● dictates, ✓ is installed. The speed is how long a second of speech takes, as measured on this machine."))

  @Flag(help: ArgumentHelp(localized("Print a JSON array.")))
  var json = false

  @Flag(help: ArgumentHelp(localized("Only those that are installed.")))
  var installed = false

  @GLibActor func perform() async throws {
    let shelf = try ModelShelf()
    let present = shelf.store.installed()
    let inUse = await recognizer(of: shelf)
    let imported = present.map(\.model).filter { shelf.catalogue[$0.name] == nil }
    let reports = (shelf.catalogue.models + imported).map { model in
      let copy = present.first { $0.name == model.name }
      let record = copy.map { shelf.folders.knowledge[$0] } ?? ModelRecord()
      return ModelReport(
        copy?.model ?? model, installed: copy != nil, inUse: inUse == "sherpa/\(model.name)", record)
    }.filter { !installed || $0.installed }
    try Terminal.print(json ? JSON.text(reports) : ModelTable(reports: reports).text)
  }

  @GLibActor private func recognizer(of shelf: ModelShelf) async -> String? {
    let chosen = shelf.settings.recognizer
    guard chosen == "auto" else { return chosen }
    return await InstalledModels(shelf.folders).candidates(for: shelf.language).first?.description
  }
}
