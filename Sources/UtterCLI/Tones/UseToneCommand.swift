internal import ArgumentParser
internal import GLibRuntime
internal import Localization
internal import Rewriting
internal import Settings

struct UseToneCommand: LoopCommand {
  static let configuration = CommandConfiguration(commandName: "use", abstract: localized("Dictate in this tone."))

  @Argument(help: ArgumentHelp(localized("One of utter tones list, or none.")))
  var name: String

  @GLibActor func perform() async throws {
    let tone = Tones(own: try TonesFile.read().tones)[name]
    guard let name = tone?.name ?? (name == "none" ? "" : nil) else {
      throw TonesFile.failed(localized("There is no tone “\(name)”: `utter tones list` prints those there are."))
    }
    do {
      try LiveSettings().set("tone", to: .text(name))
    } catch {
      throw TonesFile.failed(localized("The setting tone cannot be changed: \(error)"))
    }
    SettingsStore.flush()
  }
}
