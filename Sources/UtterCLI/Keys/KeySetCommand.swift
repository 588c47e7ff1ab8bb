internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Localization
internal import Secrets

struct KeySetCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: localized("Put a key into your keyring."),
    discussion: localized(
      "The key is asked for without being shown, or read from standard input where that is no terminal."))

  @Argument(help: ArgumentHelp(localized("groq, openai, or a name of your providers.json.")))
  var provider: String

  @GLibActor func perform() async throws {
    let provider = try CloudShelf(for: provider).provider()
    guard let key = APIKey(try HiddenInput.read(localized("Key for \(provider.title): "))) else {
      throw DictationFailure(
        .badRequest, localized("That is no key; copy it once more from your account at \(provider.title)."))
    }
    try await DictationFailure.ofKeyring { try await Keyring().set(key, of: provider.name) }
    Terminal.note(
      localized("The key for \(provider.title) is in your keyring; try it with: utter key test \(provider.name)"))
  }
}
