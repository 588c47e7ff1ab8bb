import DictationCore
import FoundationEssentials
import GLibRuntime
import ServiceInterface
import Speech
import TestSupport
import Testing

/// The real utterd in a session of its own: started by its bus, with a sound server, a microphone, and the embedded
/// recognizer; and a client that listens to it.
@GLibActor
final class RunningService {
  let session: PrivateSession
  private(set) var sound: PulseServer
  private(set) var microphone: PipeMicrophone
  private(set) var client: DictationClient
  let events = EventLog<ClientEvent>("what the service says")

  private let role: ClientRole
  private var bus: BusConnection

  /// Words that the embedded recognizer understands.
  static let sentence = "hello world"

  /// At the edge to the noise of the room it may hear one more short word.
  static func understood(_ text: String?) -> Bool { text?.lowercased().hasPrefix(sentence) ?? false }

  init(in session: PrivateSession, role: ClientRole = .engine) async throws {
    self.session = session
    self.role = role
    sound = try await PulseServer(in: session)
    microphone = try await sound.addMicrophone()
    bus = try await Self.connect(to: session)
    client = DictationClient(bus, role: role, version: "test")
    let events = events
    client.onEvent = { events.append($0) }
    try await client.register()
  }

  func dropConnection() async {
    client.onEvent = { _ in }
    await bus.close()
  }

  func connectAgain() async throws {
    bus = try await Self.connect(to: session)
    client = DictationClient(bus, role: role, version: "test")
    client.onEvent = { [events] in events.append($0) }
    try await client.register()
  }

  func bringUpSound() async throws {
    await sound.stop()
    sound = try await PulseServer(in: session)
    microphone = try await sound.addMicrophone()
  }

  static func connect(to session: PrivateSession) async throws -> BusConnection {
    try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
  }

  /// Not isolated: the session starts the thread that the actor runs on.
  nonisolated static func run(
    _ options: SessionOptions = SessionOptions(), _ body: @escaping @GLibActor (RunningService) async throws -> Void
  ) async throws {
    try await PrivateSession.run(options) { session in
      try await body(RunningService(in: session))
    }
  }

  /// Starts a dictation and returns once it is recorded.
  func start(_ mode: StartRequest.Mode = .toggle, in application: String? = nil) async throws -> SessionID {
    let id = try await client.start(StartRequest(mode: mode, client: application))
    _ = try await events.wait(for: "the first sample") { $0.first { $0 == .signal(.started(id)) } }
    return id
  }

  /// Starts a dictation and says something in it.
  func speak(
    _ sentence: String = RunningService.sentence, in application: String? = nil
  ) async throws -> SessionID {
    let id = try await start(in: application)
    await microphone.play(try await Flite.samples(sentence))
    return id
  }

  func text(of id: SessionID) async throws -> String {
    let event = try await events.wait(for: "the text of \(id.rawValue)") { events in
      events.first { event in
        switch event {
        case .signal(.textReady(id, .final, _)), .signal(.failed(id, _)): true
        default: false
        }
      }
    }
    switch event {
    case .signal(.textReady(_, _, let draft)): return draft.text
    case .signal(.failed(_, let failure)): throw failure
    default: return ""
    }
  }

  func pending(_ count: Int) async throws {
    _ = try await events.wait(for: "\(count) pending") { events in
      events.last { if case .signal(.pendingChanged) = $0 { true } else { false } } == .signal(.pendingChanged(count))
        ? true : nil
    }
  }

  /// Kills the service and waits until that is known.
  func killService() async throws {
    let start = events.count
    #expect(session.kill("utterd") == 1)
    _ = try await events.wait(for: "the end of the service", from: start) { events in
      events.first { if case .unavailable = $0 { true } else { false } }
    }
  }

  /// What is in the journal: nothing but its lock, where every text was delivered.
  var journal: [String] {
    let folder = "\(session.environment["XDG_STATE_HOME"] ?? "")/utter/journal"
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0 != "lock" }
  }

  /// Of all recordings in the journal, headers included.
  func recordedBytes() -> Int {
    journal.filter { $0.hasSuffix(".wav") }.reduce(0) { sum, name in
      sum + ((try? FileManager.default.attributesOfItem(atPath: "\(journalFolder)/\(name)")[.size] as? Int) ?? 0)
    }
  }

  /// Bytes of one recording as they are on disk, without the header.
  func recordedSamples(of name: String) -> [UInt8] {
    let file = try? Data(contentsOf: URL(filePath: "\(journalFolder)/\(name).wav"))
    return Array(file?.dropFirst(WAVHeader.byteCount) ?? Data())
  }

  private var journalFolder: String { "\(session.environment["XDG_STATE_HOME"] ?? "")/utter/journal" }

  /// The journal follows in its own time.
  func journalIsEmptied() async throws {
    while !journal.isEmpty {
      try Task.checkCancellation()
      _ = try await client.status()
    }
  }
}
