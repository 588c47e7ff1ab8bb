import GLibRuntime
import Glibc
import TestSupport

/// A session whose dictations go to a web service: a stub server, over TLS with a certificate of a throw-away authority.
@GLibActor
struct CloudStage {
  nonisolated static let key = "sk-test-2f6b0c1d9e8a47"
  nonisolated static let sentence = "please write this down"

  let spoken: SpokenStage
  let server: StubServer
  let app: TextFieldApp
  private let front: TLSFront
  private let certificates: TemporaryFolder
  private let speech: String

  /// - Parameter keyring: the key is in a real keyring, where `utter key set` put it; otherwise in the environment.
  nonisolated static func run(
    settings: [String: String] = [:], keyring: Bool = false,
    _ body: @escaping @GLibActor (CloudStage) async throws -> Void
  ) async throws {
    var options = SessionOptions(environment: keyring ? [:] : ["UTTER_STUB_API_KEY": key])
    options.settings = ["recognizer": "cloud/stub/whisper-1", "race-after-ms": "0"].merging(settings) { $1 }
    try await SpokenStage.run(options) { spoken in
      let stage = try await CloudStage(spoken)
      if keyring { try await stage.keepKey() }
      try await body(stage)
    }
  }

  private init(_ spoken: SpokenStage) async throws {
    self.spoken = spoken
    certificates = try TemporaryFolder()
    server = try StubServer { _ in .text("Written in the cloud.") }
    front = try await TLSFront(for: server, in: certificates)
    let configuration = spoken.session.environment["XDG_CONFIG_HOME", default: ""] + "/utter"
    mkdir(configuration, 0o700)
    try File.write(
      """
      {"stub": {"base-url": "\(front.address)/v1", "ca-file": "\(front.authority.certificate)"}}
      """, to: configuration + "/providers.json")
    speech = try await Flite.speak(Self.sentence, into: "\(spoken.session.folder)/speech.wav", in: spoken.session)
    app = try await spoken.open(.gtk3)
  }

  private func keepKey() async throws {
    try await spoken.session.startKeyring()
    let utter = try spoken.session.start("\(Workspace.programs)/utter", ["key", "set", "stub"], log: "utter-key")
    utter.send(Self.key)
    for await _ in utter.lines {}
    guard await utter.exit() == .exited(0) else { throw ProcessFailure(spoken.session.log("utter-key")) }
  }

  /// Holds the key, speaks, and waits for the end of it, with a text or without.
  func attempt() async throws {
    let start = spoken.monitor.signals.count
    try await spoken.say(speech)
    _ = try await spoken.monitor.signals.wait(for: "an end", from: start) { signals in
      signals.first { $0.name == "Failed" || $0.name == "TextReady" }
    }
  }

  /// Holds the key, speaks, and waits for what is in the field then.
  func dictate() async throws -> String {
    try await app.set("", in: .view)
    try await spoken.say(speech)
    return try await app.text(of: .view, becomes: "a text") { !$0.isEmpty }
  }
}
