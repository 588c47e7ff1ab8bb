internal import ArgumentParser
internal import Localization

struct ModelsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "models", abstract: localized("Speech models: see, install, choose and check them."),
    discussion: localized(
      """
      `utter models install` takes the one that is recommended for your language; from then on it dictates. Models lie \
      in $XDG_DATA_HOME/utter/models. Nothing but install uses the network.
      """),
    subcommands: [
      ModelsListCommand.self, ModelsRecommendCommand.self, ModelsInstallCommand.self, ModelsImportCommand.self,
      ModelsUseCommand.self, ModelsVerifyCommand.self, ModelsRemoveCommand.self,
    ])
}
