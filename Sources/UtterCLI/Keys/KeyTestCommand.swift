internal import ArgumentParser
internal import CloudRecognition
internal import DictationCore
internal import GLibRuntime
internal import HTTP
internal import Localization
internal import Secrets
internal import Settings

struct KeyTestCommand: LoopCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: localized("Ask a provider whether it takes the key. Nothing is transcribed."))

  @Argument(help: ArgumentHelp(localized("groq, openai, or a name of your providers.json.")))
  var provider: String

  @GLibActor func perform() async throws {
    let shelf = CloudShelf(for: provider)
    let provider = try shelf.provider()
    NetworkUse.isForbidden = LiveSettings().reading.settings.localOnly
    let key = try await DictationFailure.ofKeyring { try await shelf.keys.key(for: provider.name) }
    do throws(CloudFault) {
      guard key != nil || !provider.needsKey else { throw .noKey }
      try await KeyTest.run(key, with: provider)
    } catch {
      throw DictationFailure(.serviceUnavailable, error.sentence(about: provider))
    }
    Terminal.note(localized("\(provider.title) takes the key."))
  }
}
