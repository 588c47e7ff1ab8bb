internal import CloudRecognition
internal import GLibRuntime
internal import Localization
internal import Secrets

/// Web services, and the keys that the user has for them.
@GLibActor
final class CloudDesk {
  struct State: Hashable {
    var hasKey = false
    var isBusy = false
    var mark: Mark?
    var sentence = ""
    /// The keyring could not be looked into.
    var isUnread = false
  }

  var onChange: (@GLibActor () -> Void)?
  private(set) var providers: [CloudProvider] = []
  /// Why `providers.json` cannot be used, as a sentence.
  private(set) var problem: String?

  private let environment: ProgramEnvironment
  private let keyring: Keyring
  private var states: [String: State] = [:]

  init(_ environment: ProgramEnvironment, keyring: Keyring = Keyring()) {
    self.environment = environment
    self.keyring = keyring
  }

  func state(of provider: String) -> State { states[provider] ?? State() }

  /// Reads the file of providers again, and asks the keyring what it has.
  func refresh() {
    readProviders()
    onChange?()
    for provider in providers where provider.needsKey && !state(of: provider.name).isBusy { look(for: provider) }
  }

  func readProviders() { (providers, problem) = ProviderFile(environment: environment.variables).read() }

  /// Puts a key into the keyring, and asks the service whether it takes it.
  func setKey(_ text: String, of provider: CloudProvider) {
    guard let key = APIKey(text) else {
      let sentence = localized("That is no key; copy it once more from your account at \(provider.title).")
      return note(provider) {
        $0.mark = .bad
        $0.sentence = sentence
      }
    }
    work(on: provider, localized("Putting it into your keyring")) { [self] in
      try await keyring.set(key, of: provider.name)
      return try await stored(provider)
    }
  }

  func removeKey(of provider: CloudProvider) {
    work(on: provider, localized("Removing it")) { [self] in
      // A locked keyring lets nothing go, and calls that no failure.
      _ = try await keyring.removeKey(of: provider.name)
      return try await stored(provider)
    }
  }

  /// Asks the service whether it takes the key. Nothing is transcribed.
  func test(_ provider: CloudProvider) {
    let hasKey = state(of: provider.name).hasKey
    work(on: provider, localized("Asking \(provider.title)")) { [keys] in
      let key = try await keys.key(for: provider.name)
      do throws(CloudFault) {
        try await KeyTest.run(key, with: provider)
      } catch {
        return State(hasKey: hasKey, mark: .bad, sentence: error.sentence(about: provider))
      }
      return State(hasKey: hasKey, mark: .good, sentence: localized("\(provider.title) takes the key."))
    }
  }

  private var keys: APIKeys { APIKeys(environment: environment.variables, keyring: keyring) }

  private func look(for provider: CloudProvider) {
    work(on: provider, localized("Looking into your keyring")) { [self] in try await stored(provider) }
  }

  /// Quietly, so that nobody is disturbed in writing: a keyring that was locked or not there may be open by now.
  func lookAgain() {
    for provider in providers where state(of: provider.name).isUnread {
      GLibActor.task { [weak self] in
        guard let state = try? await self?.stored(provider), let self, self.state(of: provider.name).isUnread,
          state != self.state(of: provider.name)
        else { return }
        self.note(provider) { $0 = state }
      }
    }
  }

  /// What the keyring has by now.
  private func stored(_ provider: CloudProvider) async throws -> State {
    do {
      let key = try await keys.key(for: provider.name)
      return key == nil
        ? State(sentence: localized("No key yet; enter it below."))
        : State(hasKey: true, mark: .good, sentence: localized("The key is in your keyring."))
    } catch let error as KeyringError {
      return State(
        hasKey: state(of: provider.name).hasKey, mark: .warning, sentence: error.sentence, isUnread: true)
    }
  }

  private func work(
    on provider: CloudProvider, _ sentence: String, _ body: @escaping @Sendable @GLibActor () async throws -> State
  ) {
    note(provider) {
      $0.isBusy = true
      $0.isUnread = false
      $0.mark = .busy
      $0.sentence = sentence
    }
    GLibActor.task { [weak self] in
      do {
        let state = try await body()
        self?.note(provider) { $0 = state }
      } catch {
        // Locked or not there: what is known of the key stays as it was.
        let sentence = (error as? KeyringError)?.sentence ?? "\(error)"
        self?.note(provider) {
          $0.isBusy = false
          $0.mark = .warning
          $0.sentence = sentence
        }
      }
    }
  }

  private func note(_ provider: CloudProvider, _ change: (inout State) -> Void) {
    change(&states[provider.name, default: State()])
    onChange?()
  }
}
