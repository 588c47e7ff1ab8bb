import GLibRuntime
import ServiceInterface

/// A client with a connection of its own to the bus of a service.
@GLibActor
struct ClientFixture {
  let server: ServiceFixture
  let connection: BusConnection
  let client: DictationClient
  let events: AsyncStream<ClientEvent>

  init(role: ClientRole = .engine) async throws {
    try await self.init(of: try await ServiceFixture(), role: role)
  }

  init(of server: ServiceFixture, role: ClientRole) async throws {
    self.server = server
    connection = try await server.bus.connect()
    client = DictationClient(connection, role: role, version: "test")
    events = client.events()
  }

  var service: FakeService { server.service }
  var caller: Caller { Caller(rawValue: connection.uniqueName) }
}
