import GLibRuntime
import ServiceInterface
import TestSupport

/// A service that owns its name on a private bus.
@GLibActor
final class ServiceFixture {
  let bus: PrivateBus
  let service = FakeService()
  private(set) var connection: BusConnection
  private(set) var object: DictationServiceObject
  private var name: Registration?

  /// - Parameter services: What the bus can start, by the name of its file.
  init(services: [String: String] = [:]) async throws {
    bus = try await PrivateBus(services: services)
    connection = try await bus.connect()
    object = try DictationServiceObject(service, on: connection)
    await ownName()
  }

  /// Ends the service as a crash would: its connection is gone.
  func kill() async {
    var registration: Registration?
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      registration = connection.onDisconnect { done.resume() }
      Task { await connection.close() }
    }
    registration?.cancel()
  }

  func restart() async throws {
    connection = try await bus.connect()
    object = try DictationServiceObject(service, on: connection)
    await ownName()
  }

  private func ownName() async {
    await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
      name = connection.ownName(DictationInterface.busName, acquired: { done.resume() }, lost: {})
    }
  }
}
