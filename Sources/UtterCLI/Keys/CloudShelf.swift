internal import CloudRecognition
internal import DictationCore
internal import Doctor
internal import Glibc
internal import Localization
internal import Secrets

/// The providers and keys that this user has.
struct CloudShelf {
  let keys: APIKeys
  private let name: String
  private let file: ProviderFile

  /// - Parameter provider: whose key is of interest.
  init(for provider: String) {
    Self.forbidCoreDumps()
    name = provider
    let environment = DoctorEnvironment()
    var variables: [String: String] = [:]
    for name in ["HOME", "XDG_CONFIG_HOME", "CREDENTIALS_DIRECTORY", APIKeys.variable(for: provider)] {
      variables[name] = environment[name]
    }
    keys = APIKeys(environment: variables)
    file = ProviderFile(environment: variables)
  }

  /// The memory of this process will hold a key. A limit of one byte, unlike none, also keeps the kernel from handing an
  /// image to a collector of core dumps.
  private static func forbidCoreDumps() {
    var none = rlimit(rlim_cur: 1, rlim_max: 1)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
  }

  /// - Throws: `DictationFailure` where there is none of that name.
  func provider() throws(DictationFailure) -> CloudProvider {
    let (providers, problem) = file.read()
    if let provider = providers.first(where: { $0.name == name }) { return provider }
    let names = providers.map(\.name).joined(separator: ", ")
    throw DictationFailure(
      .badRequest,
      problem ?? localized("There is no provider named “\(name)”; choose one of \(names), or add it to providers.json.")
    )
  }
}

extension DictationFailure {
  /// What the keyring says, as a failure.
  static func ofKeyring<T: Sendable>(_ body: () async throws -> T) async throws(DictationFailure) -> T {
    do {
      return try await body()
    } catch {
      throw DictationFailure(.serviceUnavailable, (error as? KeyringError)?.sentence ?? "\(error)")
    }
  }
}
