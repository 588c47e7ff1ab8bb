import Glibc
import TestSupport
import Testing

@testable import Secrets

/// A real gnome-keyring on a bus of its own. libsecret finds the bus by the environment of its process, so each test has
/// one.
@Suite(.timeLimit(.minutes(20))) struct KeyringTests {
  @Test func aKeyIsKeptFoundAndRemoved() async {
    await #expect(processExitsWith: .success) {
      let session = try await KeyringSession()
      let keyring = Keyring()
      #expect(try await keyring.key(of: "groq") == nil)
      try await keyring.set(#require(APIKey(" first \n")), of: "groq")
      try await keyring.set(#require(APIKey("second")), of: "groq")
      try await keyring.set(#require(APIKey("other")), of: "openai")
      #expect(try await keyring.key(of: "groq")?.revealed == "second")
      #expect(try await keyring.removeKey(of: "groq"))
      #expect(try await !keyring.removeKey(of: "groq"))
      #expect(try await keyring.key(of: "groq") == nil)
      #expect(try await keyring.key(of: "openai")?.revealed == "other")
      await session.end()
    }
  }

  @Test func aLockedKeyringSaysSo() async {
    await #expect(processExitsWith: .success) {
      let session = try await KeyringSession()
      try await Keyring().set(#require(APIKey("key")), of: "groq")
      try await session.lock()
      await #expect(throws: KeyringError.locked) { try await Keyring().key(of: "groq") }
      let folder = try TemporaryFolder()
      try folder.write(Array("default".utf8), to: "utter-groq-api-key")
      // The user has one, so the administrator's does not count.
      await #expect(throws: KeyringError.locked) {
        try await APIKeys(environment: ["CREDENTIALS_DIRECTORY": folder.path]).key(for: "groq")
      }
      await session.end()
    }
  }

  @Test func withoutAKeyringThatIsSaid() async {
    await #expect(processExitsWith: .success) {
      setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere", 1)
      let error = await #expect(throws: KeyringError.self) { try await Keyring().key(of: "groq") }
      guard case .absent = error else { throw ProcessFailure("\(String(describing: error))") }
      let folder = try TemporaryFolder()
      try folder.write(Array("default\n".utf8), to: "utter-groq-api-key")
      let keys = APIKeys(environment: ["CREDENTIALS_DIRECTORY": folder.path])
      #expect(try await keys.key(for: "groq")?.revealed == "default")
      let headless = APIKeys(environment: ["CREDENTIALS_DIRECTORY": folder.path, "UTTER_GROQ_API_KEY": "mine"])
      #expect(try await headless.key(for: "groq")?.revealed == "mine")
    }
  }

  /// The user's own key comes before the administrator's.
  @Test func aCredentialGivesWay() async {
    await #expect(processExitsWith: .success) {
      let session = try await KeyringSession()
      let folder = try TemporaryFolder()
      try folder.write(Array("default".utf8), to: "utter-groq-api-key")
      let keys = APIKeys(environment: ["CREDENTIALS_DIRECTORY": folder.path])
      #expect(try await keys.key(for: "groq")?.revealed == "default")
      try await Keyring().set(#require(APIKey("mine")), of: "groq")
      #expect(try await keys.key(for: "groq")?.revealed == "mine")
      await session.end()
    }
  }
}
