internal import Glibc

/// Where keys come from: this process's environment (for machines without a desktop), the user's keyring, and last a
/// systemd credential, with which an administrator gives a default.
public struct APIKeys: Sendable {
  private let environment: [String: String]
  private let keyring: Keyring

  public init(environment: [String: String], keyring: Keyring = Keyring()) {
    self.environment = environment
    self.keyring = keyring
  }

  /// `UTTER_GROQ_API_KEY`; what is no letter or digit is an underscore.
  public static func variable(for provider: String) -> String {
    let name = provider.uppercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    return "UTTER_\(String(name))_API_KEY"
  }

  /// - Returns: nil where there is none anywhere.
  /// - Throws: `KeyringError` where the user's own key may be there but cannot be read. Without any keyring the
  ///   administrator's counts.
  public func key(for provider: String) async throws -> APIKey? {
    if let key = environment[Self.variable(for: provider)].flatMap(APIKey.init) { return key }
    do {
      if let key = try await keyring.key(of: provider) { return key }
    } catch KeyringError.absent(let detail) {
      guard let credential = credential(for: provider) else { throw KeyringError.absent(detail) }
      return credential
    }
    return credential(for: provider)
  }

  /// The file `utter-PROVIDER-api-key` that systemd's `LoadCredential=` made.
  private func credential(for provider: String) -> APIKey? {
    guard let folder = environment["CREDENTIALS_DIRECTORY"], folder.hasPrefix("/"), !provider.contains("/") else {
      return nil
    }
    let file = open("\(folder)/utter-\(provider)-api-key", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    return count > 0 ? String(validating: bytes[..<count], as: UTF8.self).flatMap(APIKey.init) : nil
  }
}
