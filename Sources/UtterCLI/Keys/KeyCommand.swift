internal import ArgumentParser
internal import Localization

struct KeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: localized("Keep the keys of web services in your keyring."),
    discussion: localized(
      """
      A provider is groq, openai, or one of your providers.json. For machines without a keyring the service reads \
      UTTER_<PROVIDER>_API_KEY from its environment, which comes first.
      """),
    subcommands: [KeySetCommand.self, KeyTestCommand.self, KeyRemoveCommand.self])
}
