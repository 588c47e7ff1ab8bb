import DictationCore
import GLibRuntime
import Glibc
import ServiceInterface
import TestSupport

/// Has sound files turned into text by the service of a session.
@GLibActor
final class FileTranscriber {
  private let client: DictationClient
  private let events = EventLog<ClientEvent>("the service")
  private let clock = ContinuousClock()

  init(in session: PrivateSession) async throws {
    let bus = try await BusConnection.connect(to: session.environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
    client = DictationClient(bus, role: .tool, version: UtterVersion.current)
    client.onEvent = { [events] in events.append($0) }
  }

  /// - Returns: How long it took.
  /// - Throws: `DictationFailure` where there is no text.
  func transcribe(_ path: String) async throws -> Duration {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw ProcessFailure("cannot open \(path): \(String(cString: strerror(errno)))") }
    let count = events.count
    let start = clock.now
    _ = try await client.transcribe(OwnedDescriptor(adopting: file), TranscribeRequest())
    let end: Result<Void, DictationFailure> = try await events.wait(for: "the text of \(path)", from: count) { events in
      for case .signal(let signal) in events {
        switch signal {
        case .textReady(_, .final, _): return .success(())
        case .failed(_, let failure): return .failure(failure)
        default: continue
        }
      }
      return nil
    }
    try end.get()
    return start.duration(to: clock.now)
  }
}
