internal import ArgumentParser
internal import DictationCore
internal import GLibRuntime
internal import Secrets

struct KeySetCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Put a key into your keyring.",
    discussion: "The key is asked for without being shown, or read from standard input where that is no terminal.")

  @Argument(help: "groq, openai, or a name of your providers.json.")
  var provider: String

  @GLibActor func perform() async throws {
    let provider = try CloudShelf(for: provider).provider()
    guard let key = APIKey(try HiddenInput.read("Key for \(provider.title): ")) else {
      throw DictationFailure(.badRequest, "That is no key; copy it once more from your account at \(provider.title).")
    }
    try await DictationFailure.ofKeyring { try await Keyring().set(key, of: provider.name) }
    Terminal.note("The key for \(provider.title) is in your keyring; try it with: utter key test \(provider.name)")
  }
}
