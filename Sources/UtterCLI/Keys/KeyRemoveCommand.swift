internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import Secrets

struct KeyRemoveCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: localized("Take a key out of your keyring."))

  @Argument(
    help: ArgumentHelp(localized("groq, openai, or a name of your providers.json; also one that is no longer in it.")))
  var provider: String

  @GLibActor func perform() async throws {
    let wasThere = try await DictationFailure.ofKeyring { try await Keyring().removeKey(of: provider) }
    Terminal.note(
      wasThere
        ? localized("The key for \(provider) is gone from your keyring.")
        : localized("There was no key for \(provider) in your keyring."))
  }
}
