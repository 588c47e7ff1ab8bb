internal import ArgumentParser

struct KeyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "key", abstract: "Keep the keys of web services in your keyring.",
    discussion: """
      A provider is groq, openai, or one of your providers.json. For machines without a keyring the service reads \
      UTTER_<PROVIDER>_API_KEY from its environment, which comes first.
      """,
    subcommands: [KeySetCommand.self, KeyTestCommand.self, KeyRemoveCommand.self])
}
